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
const HOVER = 120;

/** What is explained, by element. There are hundreds at a table: the page listens once for all of them. */
const explained = new WeakMap<Element, () => TipText | null>();

/** Explains the element on hover, focus and long press. */
export const explain: Action<HTMLElement, () => TipText | null> = (element, make) => {
  explained.set(element, make);
  return {
    update(next) {
      explained.set(element, next);
    },
    destroy() {
      leaveUnexplained(element);
    },
  };
};

/** The element needs no explanation any more. */
export function leaveUnexplained(element: Element): void {
  explained.delete(element);
  if (element === pointed || element === shown) leave(element);
}

/** The innermost explained element that is pointed at, the one that is being explained, and what it waits for. */
let pointed: Element | undefined;
let shown: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed = false;

function innermost(target: EventTarget | null): Element | undefined {
  let at = target instanceof Element ? target : null;
  while (at !== null && !explained.has(at)) at = at.parentElement;
  return at ?? undefined;
}

function show(element: Element): void {
  const text = explained.get(element)?.();
  if (text === undefined || text === null) return;
  if (shown !== undefined && shown !== element) shown.removeAttribute('aria-describedby');
  shown = element;
  tip.show(element, element, text);
  element.setAttribute('aria-describedby', 'tip');
}

function hide(element: Element): void {
  if (element === pointed) clearTimeout(timer);
  if (element !== shown) return;
  shown = undefined;
  tip.hide(element);
  element.removeAttribute('aria-describedby');
}

function leave(element: Element): void {
  hide(element);
  if (element === pointed) pointed = undefined;
}

/** Listens for all that is explained; called once, when the page starts. */
export function listenForExplanations(page: Document): void {
  page.addEventListener('pointerover', (event) => {
    const element = innermost(event.target);
    if (element === pointed) return;
    if (pointed !== undefined) leave(pointed);
    if (element === undefined) return;
    pointed = element;
    if (event.pointerType === 'mouse') timer = setTimeout(() => show(element), HOVER);
  });
  page.addEventListener('pointerout', (event) => {
    // The pointer has left the page, or a finger was lifted: there is no element that it is over now.
    if (event.relatedTarget === null && pointed !== undefined) leave(pointed);
  });
  page.addEventListener('pointerdown', (event) => {
    pressed = false;
    clearTimeout(timer);
    const element = innermost(event.target);
    if (element === undefined || event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      pressed = true;
      show(element);
    }, LONG_PRESS);
  });
  const lifted = () => clearTimeout(timer);
  page.addEventListener('pointerup', lifted);
  page.addEventListener('pointercancel', lifted);
  page.addEventListener(
    'click',
    (event) => {
      const element = innermost(event.target);
      if (element === undefined) return;
      if (!pressed) return hide(element);
      // The click at the end of a long press has explained, not chosen.
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  page.addEventListener('focusin', (event) => {
    const element = innermost(event.target);
    if (element?.matches(':focus-visible') === true) show(element);
  });
  page.addEventListener('focusout', (event) => {
    const element = innermost(event.target);
    if (element !== undefined) hide(element);
  });
}
