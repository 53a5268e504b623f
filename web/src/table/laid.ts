/**
 * One piece on the table: a sign, a picture, a card, a back, a marker or a cut-out, with its count and badges. Made by
 * hand and not as a component: a jump through a game lays more than a hundred at once, and must not be waited for.
 */

import './pieces.css';

import type { Desk } from '../lib/desk.svelte';
import { explain, leaveUnexplained, type TipText } from '../lib/tip.svelte';
import { t } from '../lib/words.svelte';
import { copyOf, giveBack } from '../sheet/copies';
import type { Offer, Piece, Refused } from '../wire';
import { portraitOf, type Portrait } from './portrait';

export class Laid {
  readonly element: HTMLElement;
  readonly #desk: Desk;
  readonly #id: string;
  #piece: Piece;
  #portrait: Portrait;
  /** Lies over the drawing where something may be done with the piece, or is refused. */
  #hit: HTMLButtonElement | undefined;
  #offers: readonly Offer[] | undefined;
  #refused: readonly Refused[] | undefined;
  #name: string | undefined;
  #marks = '';

  constructor(piece: Piece, fills: boolean, desk: Desk) {
    this.#desk = desk;
    this.#id = piece.id;
    this.#piece = piece;
    this.#portrait = portraitOf(piece, fills, desk);
    this.element = copyOf(this.#portrait.key, this.#portrait.markup);
    this.element.dataset.piece = piece.id;
    this.element.setAttribute('role', 'img');
    explain(this.element, this.#about);
    this.#answer();
  }

  /** Shows the piece as it is now, and what may be done with it. */
  show(piece: Piece, fills: boolean): void {
    this.#piece = piece;
    const portrait = portraitOf(piece, fills, this.#desk);
    if (portrait !== this.#portrait) this.#redraw(portrait);
    this.#answer();
  }

  gone(): void {
    const { element } = this;
    if (this.#hit !== undefined) this.#turn(false);
    leaveUnexplained(element);
    element.remove();
    // One that is still in the air comes down hidden.
    if (element.style.visibility !== '') return;
    if (this.#marks !== '') element.className = this.#portrait.classes;
    giveBack(this.#portrait.key, element);
  }

  /** The face changes around the button: whoever has the focus there keeps it. */
  #redraw(portrait: Portrait): void {
    const before = this.#portrait;
    this.#portrait = portrait;
    if (portrait.key === before.key) return;
    const { element } = this;
    for (const part of [...element.childNodes]) if (part !== this.#hit) part.remove();
    element.prepend(...copyOf(portrait.key, portrait.markup).childNodes);
    element.className = portrait.classes + this.#marks;
    if (portrait.color === undefined) element.style.removeProperty('--p-seat');
    else if (portrait.color !== before.color) element.style.setProperty('--p-seat', portrait.color);
  }

  #answer(): void {
    const desk = this.#desk;
    this.#offers = desk.targets.get(this.#id);
    this.#refused = desk.refused.get(this.#id);
    const active = this.#offers !== undefined || this.#refused !== undefined;
    if (active !== (this.#hit !== undefined)) this.#turn(active);
    if (this.#hit !== undefined) this.#offer(this.#hit);
    const name = this.#nameNow();
    if (name !== this.#name) {
      this.#name = name;
      (this.#hit ?? this.element).setAttribute('aria-label', name);
    }
    const marks =
      (this.#offers !== undefined ? ' target' : '') +
      (this.#refused !== undefined ? ' refused' : '') +
      (active && desk.hovered?.target === this.#id ? ' hovered' : '') +
      (desk.lit.has(this.#id) ? ' lit' : '') +
      (desk.live.fresh.has(this.#id) ? ' fresh' : '');
    if (marks === this.#marks) return;
    this.#marks = marks;
    this.element.className = this.#portrait.classes + marks;
  }

  /** From a picture to something to press, or back. */
  #turn(active: boolean): void {
    const { element } = this;
    this.#name = undefined;
    if (!active) {
      if (this.#hit !== undefined) leaveUnexplained(this.#hit);
      this.#hit?.remove();
      this.#hit = undefined;
      element.setAttribute('role', 'img');
      explain(element, this.#about);
      return;
    }
    leaveUnexplained(element);
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    // The button lies over the drawing and is named by what it does.
    const hit = document.createElement('button');
    hit.type = 'button';
    hit.addEventListener('click', (event) => this.#desk.press(this.#id, event));
    for (const type of ['pointerenter', 'focus']) hit.addEventListener(type, this.#enter);
    for (const type of ['pointerleave', 'blur']) hit.addEventListener(type, this.#leave);
    explain(hit, this.#about);
    element.append(hit);
    this.#hit = hit;
  }

  #offer(hit: HTMLButtonElement): void {
    hit.className = this.#refused === undefined ? 'hit' : 'hit refused';
    if (this.#offers === undefined) {
      delete hit.dataset.target;
      hit.setAttribute('aria-disabled', 'true');
    } else {
      hit.dataset.target = this.#id;
      hit.removeAttribute('aria-disabled');
    }
  }

  #nameNow(): string {
    const desk = this.#desk;
    const { spoken } = this.#portrait;
    if (this.#offers !== undefined)
      return `${this.#offers.map((o) => desk.say(o.text)).join('; ')} (${spoken})`;
    const no = this.#refused?.[0];
    if (no === undefined) return spoken;
    return `${desk.say(no.text)}. ${t('not-allowed', { reason: desk.say(no.reason) })} (${no.clause})`;
  }

  #about = (): TipText => {
    const desk = this.#desk;
    const { label, count } = this.#portrait.face;
    const no = this.#refused?.[0];
    const lines = [...this.#portrait.told];
    for (const offer of this.#offers ?? []) {
      lines.push(desk.say(offer.text), ...(offer.preview ?? []).map((p) => desk.say(p)));
    }
    const { designed } = this.#piece;
    return {
      title: count === undefined ? label : `${label} × ${count}`,
      lines,
      reason: no === undefined ? undefined : `${desk.say(no.text)}: ${desk.say(no.reason)}`,
      clause: no?.clause,
      designed: designed === undefined ? undefined : desk.say(designed),
    };
  };

  #enter = (): void => {
    const only = this.#offers?.length === 1 ? this.#offers[0] : undefined;
    if (only !== undefined) this.#desk.point(only);
  };
  #leave = (): void => this.#desk.point(undefined, this.#id);
}
