/** Two quiet sounds, only when asked for: a drum when it is your turn, a click of stone when something moves. */

import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function strike(frequency: number, seconds: number, volume: number): void {
  if (!settings.saved.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(frequency, now);
  tone.frequency.exponentialRampToValueAtTime(frequency / 2, now + seconds);
  gain.gain.setValueAtTime(volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

export const drum = (): void => strike(150, 0.22, 0.25);
export const stone = (): void => strike(620, 0.05, 0.06);
