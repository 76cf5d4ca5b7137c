/**
 * Public lines of speakers whose names have not arrived yet: they are shown as soon as these do. Lines of players who do
 * not come are dropped after a while. Owns the lines.
 */
import { runtime } from '../../shared/runtime/client.ts';

/** Net id or socket id of a speaker. */
export type SpeakerId = number | string;

const WAIT_MS = 10_000;
const LINES_MAX = 50;

/** Oldest first. */
let waiting: { id: SpeakerId; text: string; untilMs: number }[] = [];

export function keepEarlyLine(id: SpeakerId, text: string): void {
  waiting = [...living(), { id, text, untilMs: runtime.monotonic() + WAIT_MS }].slice(-LINES_MAX);
}

/** Removes and returns the lines whose speakers are known now. */
export function takeEarlyLines(isKnown: (id: SpeakerId) => boolean): [id: SpeakerId, text: string][] {
  if (waiting.length === 0) return [];
  const lines = living();
  waiting = lines.filter(({ id }) => !isKnown(id));
  return lines.filter(({ id }) => isKnown(id)).map(({ id, text }) => [id, text]);
}

export function dropEarlyLines(): void {
  waiting = [];
}

const living = (): typeof waiting => waiting.filter(({ untilMs }) => runtime.monotonic() < untilMs);
