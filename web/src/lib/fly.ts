/** Pieces fly from where they were to where they are, above everything else, and never block a click. */

import { settings } from './settings.svelte';

const SHORT = 180;
const LONG = 320;
/** A burst is flown as one: more pieces than this appear in place. */
const MOST = 40;

let running: Animation[] = [];

/** Where the pieces lie now, by id. */
export type Seen = ReadonlyMap<string, DOMRect>;

export function look(ids: ReadonlySet<string>): Seen {
  const seen = new Map<string, DOMRect>();
  if (!settings.moves || ids.size === 0 || ids.size > MOST) return seen;
  for (const element of pieces()) {
    const id = element.dataset.piece ?? '';
    if (!ids.has(id) || seen.has(id)) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.set(id, box);
  }
  return seen;
}

export function fly(seen: Seen): void {
  if (!settings.moves || seen.size === 0) return;
  // All is measured before anything is changed: otherwise the browser would lay out the page anew for every piece.
  const flights: Flight[] = [];
  for (const element of pieces()) {
    const from = seen.get(element.dataset.piece ?? '');
    if (from === undefined) continue;
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    const distance = Math.hypot(to.left - from.left, to.top - from.top);
    if (distance < 3) continue;
    const computed = getComputedStyle(element);
    flights.push({
      element,
      from,
      to,
      distance,
      size: [element.offsetWidth, element.offsetHeight],
      kept: KEPT.map((name) => [name, computed.getPropertyValue(name)]),
    });
  }
  for (const one of flights) start(one);
}

interface Flight {
  readonly element: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly distance: number;
  /** The board may be drawn larger or smaller than its own measure; the copy flies at its own measure and is scaled. */
  readonly size: readonly [number, number];
  readonly kept: readonly (readonly [string, string])[];
}

/** Ends all flights at once. */
export function skip(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** Those that are looked at. */
function pieces(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-piece]:not(.below *)');
}

/** What a piece takes from where it lies and must keep in the air. */
const KEPT = ['--piece', '--card', '--cell', '--badge', 'color', 'font-size'];

function start({ element, from, to, distance, size: [width, height], kept }: Flight): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-piece');
  for (const button of ghost.querySelectorAll('button')) button.remove();
  ghost.inert = true;
  const style = ghost.style;
  for (const [name, value] of kept) style.setProperty(name, value);
  style.position = 'fixed';
  style.inset = '0 auto auto 0';
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.margin = '0';
  style.zIndex = '60';
  style.pointerEvents = 'none';
  style.transformOrigin = '0 0';
  style.animation = 'none';
  (document.getElementById('air') ?? document.body).append(ghost);
  const [first, last] = [from.width / width, to.width / width];
  const rise = Math.min(28, distance / 6);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  element.style.visibility = 'hidden';
  const animation = ghost.animate(
    [
      { transform: at(from.left, from.top, first) },
      {
        transform: at((from.left + to.left) / 2, (from.top + to.top) / 2 - rise, ((first + last) / 2) * 1.12),
        offset: 0.5,
      },
      { transform: at(to.left, to.top, last) },
    ],
    { duration: Math.min(LONG, SHORT + distance / 5), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
  running.push(animation);
  const land = () => {
    element.style.visibility = '';
    ghost.remove();
    running = running.filter((a) => a !== animation);
  };
  animation.addEventListener('finish', land);
  animation.addEventListener('cancel', land);
}
