/** The beat of dancers: that of the piece on air at stage time, and 120 a minute otherwise. */
import { BEAT_MS } from '../../shared/rules/gestures.ts';
import { isStageTime } from '../../shared/rules/stage-time.ts';
import { radioBeatMs } from '../settings/radio-in-town.ts';

/** A clock on which each beat takes `BEAT_MS`, whatever the music; its phase is that of the server's clock, epoch ms. */
export const danceMs = (epochMs: number): number =>
  isStageTime(epochMs) ? (epochMs * BEAT_MS) / radioBeatMs() : epochMs;
