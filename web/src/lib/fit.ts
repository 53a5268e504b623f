/** Makes a rail closer set, step by step, until all of it can be seen. The steps are in the style sheet: `data-fit`. */

import { tick } from 'svelte';
import type { Action } from 'svelte/action';

const MOST = 6;
/** How full a rail is before a looser setting is tried. */
const ROOM = 0.86;

export interface Fit {
  /** How many heights of the rail its content may have. */
  screens: number;
  /** Whenever this changes, the content may have another size. */
  when: unknown;
}

export const fit: Action<HTMLElement, Fit> = (node, first) => {
  let { screens } = first;
  let level = 0;
  const set = (to: number) => {
    level = to;
    node.dataset.fit = String(to);
  };
  const fits = () => node.scrollHeight <= node.clientHeight * screens + 1;
  /** How high the content is; of a rail that is not full the scroll height does not say it. */
  const used = () => {
    const last = node.lastElementChild?.getBoundingClientRect();
    return last === undefined ? 0 : last.bottom - node.getBoundingClientRect().top + node.scrollTop;
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
  set(0);
  settle();
  const watch = new ResizeObserver(settle);
  watch.observe(node);
  return {
    update(next) {
      ({ screens } = next);
      // Not before what has changed is drawn.
      void tick().then(settle);
    },
    destroy: () => watch.disconnect(),
  };
};
