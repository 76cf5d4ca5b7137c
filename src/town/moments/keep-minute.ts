/**
 * The lantern minute of the running town: mounts the sky lanterns around the hour and those that players send up, rings the
 * town's bell at the hour and plays the minute's music, all at the same second for everybody.
 */
import { RISE_MS, sinceHour } from '../../shared/rules/moments.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { caption } from '../../state/places/captions.ts';
import { epochAt, epochNow, lanterns } from '../../state/places/lanterns.ts';
import { moments, onSentLanterns } from '../../state/places/moments.ts';
import { playSound } from '../../state/settings/sounds.ts';
import type { ExtraItems, ExtraLook } from '../plan/extra-items.ts';
import { areLanternsUp, type SentLantern, sentLanternItems, skyLanternItems } from './sky-lanterns.ts';
import { text } from '../state/text.ts';

const READ_MS = 100;
const NOTE_MS = 2144;
const GROUP = 'sky lanterns';
const SENT_GROUP = 'sent lanterns';
/** Drawn at the same time. */
const SENT_MAX = 60;
const BAY = { x: 390, y: 560 };
const BELL = { x: 2665, y: 200 };

export function keepMinute({ extras }: { extras: Pick<ExtraItems, 'set'> }) {
  let look: ExtraLook | null = null;
  let areUp = false;
  /** The note played last; -1: before the hour. */
  let note = -1;

  let sent: SentLantern[] = [];

  function show(): void {
    const shown = areUp ? look : null;
    extras.set(GROUP, shown === null ? [] : skyLanternItems(shown, epochAt));
    extras.set(SENT_GROUP, shown === null ? [] : sentLanternItems(shown, sent, epochAt));
  }

  function read(): void {
    if (lanterns.day === null) return;
    const epochMs = epochNow();
    const isNowUp = areLanternsUp(epochMs);
    if (isNowUp !== areUp) {
      areUp = isNowUp;
      sent = [];
      if (isNowUp) moments.risen = null;
      show();
    }
    const sinceMs = sinceHour(epochMs);
    const noteNow = sinceMs >= 0 && sinceMs < RISE_MS ? Math.floor(sinceMs / NOTE_MS) : -1;
    if (noteNow === note) return;
    // Who enters during the minute does not hear the hour's bell late.
    if (noteNow === 0 && note === -1 && sinceMs < 1000) {
      playSound('town-bell', { at: BELL });
      // The pill says that the lanterns rise.
      caption(text.captions.bell);
    }
    if (noteNow >= 0) playSound('lantern-minute', { count: noteNow + 1, at: BAY });
    note = noteNow;
  }

  const stopSent = onSentLanterns((from) => {
    const startMs = epochNow();
    sent = [...sent, ...from.map(([x, y]) => ({ x, y, startMs }))].slice(-SENT_MAX);
    show();
  });
  const stop = runtime.setInterval(read, READ_MS);
  return {
    setLook(next: ExtraLook): void {
      look = next;
      show();
    },
    close(): void {
      stop();
      stopSent();
      extras.set(GROUP, []);
      extras.set(SENT_GROUP, []);
    },
  };
}
