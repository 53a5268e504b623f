/** A contact sheet of all drawings, large and at 24 pixels. */
import '../../src/theme.css';
import { drawings, sheet } from '../../src/sheet/sheet';
import { marks } from '../../src/sheet/art/marks';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
const box = document.createElement('div');
const names = [...drawings, ...Object.keys(marks).map((m) => `ui-${m}`)];
box.innerHTML =
  `<svg width="0" height="0"><defs>${sheet}</defs></svg>` +
  names
    .map(
      (n, i) =>
        `<span class="cell"><svg width="84" height="84" viewBox="0 0 48 48" style="--p-seat:var(--seat-${i % 5})"><use href="#s-${n}"/></svg>` +
        `<svg width="24" height="24" viewBox="0 0 48 48" style="--p-seat:var(--seat-${i % 5})"><use href="#s-${n}"/></svg><small>${n}</small></span>`,
    )
    .join('');
document.body.append(box);
const style = document.createElement('style');
style.textContent =
  '.cell{display:inline-grid;grid-template-columns:84px 28px;width:124px;font-size:11px;margin:2px;align-items:end}';
document.head.append(style);
