/** What can wait until the page has drawn what it shows now. */

/** A page that nobody sees draws no frames; it goes on without them, after so many milliseconds. */
const UNSEEN = 100;

/** Calls back when the next frame is drawn. */
export function afterFrame(call: () => void): void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    clearTimeout(unseen);
    call();
  };
  const unseen = setTimeout(once, UNSEEN);
  // The frame is drawn after the callbacks that were waiting for it; whoever else waits for that goes first.
  requestAnimationFrame(() => setTimeout(once, 1));
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
