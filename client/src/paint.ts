/** Does what can wait once the next frame is on the screen. Gives what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Does what nobody waits for once nothing else is to be done, or after *most* milliseconds; where
 * the browser does not tell, after *blind* ones.
 */
export function whenIdle(work: () => void, most: number, blind = 0): void {
  // Safari has no such call, and lets a page be heard only shortly after a press.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: most });
  else setTimeout(work, blind);
}

const channel = new MessageChannel();
const waiting = new Set<() => void>();
// A timer would let frames go first.
channel.port1.onmessage = () => {
  for (const begin of [...waiting]) begin();
};

/**
 * Does *work* in a task of its own before anything is painted: at once after what is being done
 * now, and in the next frame where that comes first. Gives what calls it off.
 */
export function beforeFrame(work: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    waiting.delete(begin);
  };
  const begin = () => {
    stop();
    work();
  };
  const frame = requestAnimationFrame(begin);
  waiting.add(begin);
  channel.port2.postMessage(null);
  return stop;
}
