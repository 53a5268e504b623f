/** Makes a rail closer set, step by step, until all of it can be seen. The steps are in the style sheet: `data-fit`. */

import { tick } from 'svelte';
import type { Action } from 'svelte/action';

const MOST = 7;
/** How full a rail is before a looser setting is tried. */
const ROOM = 0.8;

export interface Fit {
  /** How many heights of the rail its content may have. */
  screens: number;
  /** Whenever this changes, the content may have another size. */
  when: unknown;
  /** Wait until nothing has changed for a while: whoever scrubs through a game does not wait for new layouts. */
  later?: boolean;
}

const WAIT = 250;
/** The setting that fitted last, by rail: the next one begins there. */
const last = new Map<string, number>();

export const fit: Action<HTMLElement, Fit> = (node, first) => {
  let { screens } = first;
  let later = first.later === true;
  const name = node.className;
  let level = last.get(name) ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (to: number) => {
    level = to;
    last.set(name, to);
    node.dataset.fit = String(to);
  };
  const fits = () => node.scrollHeight <= node.clientHeight * screens + 1;
  /** How high the content is; of a rail that is not full the scroll height does not say it. */
  const used = () => {
    const ends = [...node.children].map((child) => child.getBoundingClientRect().bottom);
    return Math.max(0, ...ends) - node.getBoundingClientRect().top + node.scrollTop;
  };
  const settle = () => {
    if (node.clientHeight === 0) return;
    while (!fits() && level < MOST) set(level + 1);
    // Looser again only where there is much room: every try costs the browser a new layout.
    while (level > 0 && used() < node.clientHeight * screens * ROOM) {
      set(level - 1);
      if (fits()) continue;
      set(level + 1);
      break;
    }
  };
  let gone = false;
  /** As soon as all that has changed is there, or after a while. */
  const soon = (wait = later ? WAIT : 0) => {
    clearTimeout(timer);
    if (wait > 0) timer = setTimeout(settle, wait);
    else void tick().then(() => (gone ? undefined : settle()));
  };
  set(level);
  // All rails are set before one is measured: otherwise the browser would lay out the page anew for each.
  soon(0);
  // What it is set closer for may also be another height of the rail.
  const watch = new ResizeObserver(() => {
    if (later) soon();
    else settle();
  });
  watch.observe(node);
  // Or another height of what lies in it, for whatever reason. Not within the layout that told of it, which would ask again.
  const content = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, later ? WAIT : 0);
  });
  const observe = () => {
    for (const child of node.children) content.observe(child);
  };
  observe();
  return {
    update(next) {
      screens = next.screens;
      later = next.later === true;
      observe();
      soon();
    },
    destroy() {
      gone = true;
      clearTimeout(timer);
      watch.disconnect();
      content.disconnect();
    },
  };
};
