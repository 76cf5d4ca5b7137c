/**
 * The lantern minute of the running town: mounts the sky lanterns around the hour, rings the town's bell at the hour and plays
 * the minute's music, all at the same second for everybody.
 */
import { RISE_MS, sinceHour } from '../../shared/rules/moments.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { epochAt, epochNow, lanterns } from '../../state/places/lanterns.ts';
import { playSound } from '../../state/settings/sounds.ts';
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import { areLanternsUp, skyLanternItems } from './sky-lanterns.ts';

const READ_MS = 100;
const NOTE_MS = 2144;
const GROUP = 'sky lanterns';
const BAY = { x: 390, y: 560 };
const BELL = { x: 2665, y: 200 };

export function keepMinute({ extras }: { extras: Pick<ExtraItems, 'set'> }) {
  let look: ExtraLook | null = null;
  let areUp = false;
  /** The note played last; -1: before the hour. */
  let note = -1;

  function show(): void {
    extras.set(GROUP, look !== null && areUp ? skyLanternItems(look, epochAt) : []);
  }

  function read(): void {
    if (lanterns.day === null) return;
    const epochMs = epochNow();
    const isNowUp = areLanternsUp(epochMs);
    if (isNowUp !== areUp) {
      areUp = isNowUp;
      show();
    }
    const sinceMs = sinceHour(epochMs);
    const noteNow = sinceMs >= 0 && sinceMs < RISE_MS ? Math.floor(sinceMs / NOTE_MS) : -1;
    if (noteNow === note) return;
    // Who enters during the minute does not hear the hour's bell late.
    if (noteNow === 0 && note === -1 && sinceMs < 1000) playSound('town-bell', { at: BELL });
    if (noteNow >= 0) playSound('lantern-minute', { count: noteNow + 1, at: BAY });
    note = noteNow;
  }

  const stop = runtime.setInterval(read, READ_MS);
  return {
    setLook(next: ExtraLook): void {
      look = next;
      show();
    },
    close(): void {
      stop();
      extras.set(GROUP, []);
    },
  };
}
