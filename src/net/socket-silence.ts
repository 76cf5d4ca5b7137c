/** For a town that several processes serve: notices one that is silent because it is frozen. Owns its timer. */
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';

/** The server sends something every two seconds. */
const SILENCE_MS = 4500;
const CHECK_MS = 500;

/**
 * Calls `silent` when no packet came for 4.5 seconds. `packetMs` is when the last one came, monotonic. Counts the calls of its
 * timer: a page that was busy for long has had few of them.
 */
export function watchSilence(packetMs: () => number, silent: () => void): Cancel {
  let known = packetMs();
  let calls = 0;
  return runtime.setInterval(() => {
    if (packetMs() !== known) {
      known = packetMs();
      calls = 0;
    } else if (++calls === SILENCE_MS / CHECK_MS) silent();
  }, CHECK_MS);
}
