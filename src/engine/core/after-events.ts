/**
 * Calls a function when the events that wait have had their turn. Sooner than a timer: Node lets one wait for a millisecond,
 * and browsers for four when timers follow each other.
 */

/** In Node only. */
declare const setImmediate: ((call: () => void) => unknown) | undefined;

/** Makes a way to call functions later, in their order. It keeps a process alive only while a function waits. */
export function createAfterEvents(): (call: () => void) => void {
  if (typeof setImmediate === 'function') return setImmediate;
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return (call) => {
    waiting.push(call);
    port2.postMessage(null);
  };
}
