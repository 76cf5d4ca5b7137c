/** Mutes: a muted player can neither chat nor write until the mute ends. */
import { DomainError } from './domain-error.ts';
import { runtime } from './runtime.ts';
import { sentence, type SentenceData, type SentencePart } from '../shared/rules/sentence.ts';

interface Mutable {
  /** Epoch milliseconds; null: never muted. */
  mutedUntil: number | null;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

export const isMuted = ({ mutedUntil }: Mutable): boolean => mutedUntil !== null && mutedUntil > runtime.now();

/** Whole minutes until the mute ends, rounded up. */
export const minutesLeft = ({ mutedUntil }: Mutable): number =>
  Math.ceil(((mutedUntil ?? 0) - runtime.now()) / MINUTE_MS);

/** The notice for a muted player whose message was not delivered. */
export const mutedText = (player: Mutable): SentenceData =>
  sentence('aModeratorMutedYouTime', { time: spanOf(minutesLeft(player)) });

/** Throws a DomainError while the player is muted. */
export function refuseMuted(player: Mutable): void {
  if (isMuted(player))
    throw new DomainError('forbidden', mutedText(player), {
      code: 'muted',
      params: { minutes: minutesLeft(player) },
    });
}

/** Duration in the largest suitable unit, rounded up: 1 minute to 119 minutes, 2 to 48 hours, then days. */
export function spanOf(minutes: number): SentencePart {
  if (minutes >= 2 * DAY_MINUTES) return sentence('partDays', { count: Math.ceil(minutes / DAY_MINUTES) });
  if (minutes >= 2 * HOUR_MINUTES) return sentence('partHours', { count: Math.ceil(minutes / HOUR_MINUTES) });
  return sentence('partMinutes', { count: Math.max(1, minutes) });
}
