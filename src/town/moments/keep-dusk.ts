/** Dusk over the running town: mounts its pictures while it lasts, and ticks as the posts light. */
import { runtime } from '../../shared/runtime/client.ts';
import { epochAt, epochNow } from '../../state/places/lanterns.ts';
import { playSound } from '../../state/settings/sounds.ts';
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import { edgeMs } from '../plan/light-change.ts';
import { type Dusk, duskItems, POSTS } from './dusk.ts';

const READ_MS = 100;
const GROUP = 'dusk';
const POST_Y = 640;

export function keepDusk({ extras, wake }: { extras: Pick<ExtraItems, 'set'>; wake(): void }) {
  let look: ExtraLook | null = null;
  let dusk: Dusk | null = null;
  let lit = 0;

  function show(): void {
    if (look === null || dusk === null) return extras.set(GROUP, []);
    const { startMs } = dusk.change;
    extras.set(
      GROUP,
      duskItems(dusk, look, (nowMs) => epochAt(nowMs) - startMs),
    );
  }

  function tick(): void {
    if (dusk === null) return;
    // In Optimized Mode nothing else requests frames.
    wake();
    if (dusk.change.kind !== 'edge') return;
    const sinceMs = epochNow() - dusk.change.startMs;
    for (let x = POSTS[lit]; x !== undefined && edgeMs(x) <= sinceMs; x = POSTS[lit]) {
      lit += 1;
      playSound('dusk-tick', { count: lit, at: { x, y: POST_Y } });
    }
  }

  const stop = runtime.setInterval(tick, READ_MS);
  return {
    setLook(next: ExtraLook): void {
      look = next;
      show();
    },
    setDusk(next: Dusk | null): void {
      if (next?.change !== dusk?.change) lit = 0;
      dusk = next;
      show();
    },
    close(): void {
      stop();
      extras.set(GROUP, []);
    },
  };
}
