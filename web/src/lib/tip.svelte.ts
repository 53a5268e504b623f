/** One small card that explains whatever is pointed at, focused or pressed long. */

import type { Action } from 'svelte/action';

export interface TipText {
  title: string;
  lines?: string[];
  /** Why it is not allowed. */
  reason?: string;
  clause?: string;
  designed?: string;
}

class Tip {
  text = $state.raw<TipText>();
  box = $state.raw<DOMRect>();
  #owner: object | undefined;

  show(owner: object, element: Element, text: TipText): void {
    this.#owner = owner;
    this.text = text;
    this.box = element.getBoundingClientRect();
  }

  /** Later, not now: what is explained may vanish while the page is being drawn, when nothing may change. */
  hide(owner?: object): void {
    queueMicrotask(() => {
      if (owner === undefined || owner === this.#owner) this.text = undefined;
    });
  }
}

export const tip = new Tip();

const LONG_PRESS = 450;

/** Explains the element on hover, focus and long press. */
export const explain: Action<HTMLElement, () => TipText | null> = (element, make) => {
  const owner = {};
  let current = make;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const show = () => {
    const text = current();
    if (text === null) return;
    tip.show(owner, element, text);
    element.setAttribute('aria-describedby', 'tip');
  };
  const stop = () => {
    clearTimeout(timer);
    tip.hide(owner);
    element.removeAttribute('aria-describedby');
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') timer = setTimeout(show, 120);
  };
  const down = (event: PointerEvent) => {
    pressed = false;
    clearTimeout(timer);
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      pressed = true;
      show();
    }, LONG_PRESS);
  };
  const up = () => {
    clearTimeout(timer);
  };
  // The click at the end of a long press has explained, not chosen.
  const click = (event: MouseEvent) => {
    if (!pressed) return stop();
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const focus = () => {
    if (element.matches(':focus-visible')) show();
  };
  element.addEventListener('pointerenter', over);
  element.addEventListener('pointerleave', stop);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  element.addEventListener('focusin', focus);
  element.addEventListener('focusout', stop);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      stop();
      element.removeEventListener('pointerenter', over);
      element.removeEventListener('pointerleave', stop);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', stop);
    },
  };
};
