/** Telling somebody who looks elsewhere that it is their turn: page title, page icon, and a notification if wanted. */

import { settings } from './settings.svelte';

/** Marks the page, or no longer. */
export function mark(title: string, waits: boolean): void {
  document.title = `${waits ? '● ' : ''}${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = waits ? '/icon-turn.svg' : '/icon.svg';
  if (icon !== null && icon.getAttribute('href') !== address) icon.setAttribute('href', address);
}

/** Whether this browser can notify at all. */
export const canNotify = 'Notification' in globalThis;

/** Asks for permission when notifications are switched on; false when they stay off. */
export async function allowNotify(): Promise<boolean> {
  if (!canNotify) return false;
  return (await Notification.requestPermission()) === 'granted';
}

let shown: Notification | undefined;

/** Says it once to somebody who does not see the page. */
export function notify(title: string, body: string): void {
  if (!settings.saved.notify || !document.hidden || !canNotify || Notification.permission !== 'granted')
    return;
  shown?.close();
  try {
    const note = new Notification(title, { body, icon: '/icon.svg', tag: location.hash });
    note.addEventListener('click', () => {
      window.focus();
      note.close();
    });
    shown = note;
  } catch {
    // Some devices allow notifications only to installed pages; title and icon still say it.
  }
}

/** What was said is no longer true. */
export function hush(): void {
  shown?.close();
  shown = undefined;
}
