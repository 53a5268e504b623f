/** What a seat owns, at a glance: one drawing and one number a kind. Made by hand, as pieces are. */

import type { Action } from 'svelte/action';

import type { Desk } from '../lib/desk.svelte';
import { explain, leaveUnexplained } from '../lib/tip.svelte';
import { copyOf, giveBack, stock } from '../sheet/copies';
import { sumMarkup } from '../sheet/face';

export interface Sum {
  readonly look: string;
  readonly label: string;
  readonly n: number;
}

export interface Sums {
  readonly desk: Desk;
  readonly seat: number;
  readonly sums: readonly Sum[];
}

interface Shown {
  readonly key: string;
  readonly element: HTMLElement;
  readonly number: Text;
  sum: Sum | undefined;
}

/** A kind of thing, however many of it somebody owns. */
type Kind = Pick<Sum, 'look' | 'label'>;

const keyOf = (seat: number, { look, label }: Kind) => `sum/${seat}/${look}/${label}`;

/** Makes what a seat may be shown to own before anybody looks there. */
export function stockSum(seat: number, kind: Kind): void {
  stock(keyOf(seat, kind), () => sumMarkup(kind.look, kind.label, seat), 1);
}

export const sums: Action<HTMLElement, Sums> = (element, first) => {
  let shown: Shown[] = [];
  const made = (key: string, { look, label }: Kind, seat: number): Shown => {
    const one = copyOf(key, () => sumMarkup(look, label, seat));
    return { key, element: one, number: one.lastChild as Text, sum: undefined };
  };
  const tell = (one: Shown, sum: Sum) => {
    if (one.sum?.n === sum.n) return;
    one.sum = sum;
    const text = `${sum.label}: ${sum.n}`;
    one.number.data = String(sum.n);
    one.element.setAttribute('aria-label', text);
    explain(one.element, () => ({ title: text }));
  };
  const away = (one: Shown) => {
    leaveUnexplained(one.element);
    one.element.remove();
    giveBack(one.key, one.element);
  };
  const put = ({ sums: all, seat }: Sums) => {
    const before = new Map(shown.map((one) => [one.key, one]));
    shown = all.map((sum) => {
      const key = keyOf(seat, sum);
      const one = before.get(key) ?? made(key, sum, seat);
      before.delete(key);
      tell(one, sum);
      return one;
    });
    for (const one of before.values()) away(one);
    shown.forEach((one, i) => {
      if (element.children[i] !== one.element) element.insertBefore(one.element, element.children[i] ?? null);
    });
  };
  put(first);
  return {
    update: put,
    destroy() {
      shown.forEach(away);
    },
  };
};
