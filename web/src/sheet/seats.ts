/** Seats are told apart by shape and by color, never by color alone. */

/** The corners of the shape of a seat, in a box of 24 by 24; the empty one is a circle. */
export const POINTS: readonly string[] = [
  '12,2 23,21 1,21',
  '',
  '2.5,2.5 21.5,2.5 21.5,21.5 2.5,21.5',
  '12,0.5 23,12 12,23.5 1,12',
  '12,1 23,9.5 19,22.5 5,22.5 1,9.5',
];

export function seatColor(seat: number): string {
  return `var(--seat-${seat % POINTS.length})`;
}
