/**
 * When one of the townsfolk speaks without being asked, and what. Players come first: where they talk or crowd, the townsfolk are
 * silent. Pure but for the record of what was said; times are of one monotonic clock, distances map pixels.
 */
import type { TownsfolkLines } from '../../languages/townsfolk-text.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Scene {
  readonly self: Place & { readonly isMoving: boolean };
  readonly townsfolk: readonly (Place & { readonly id: string })[];
  /** All players, the own one included. */
  readonly players: readonly Place[];
}

/** Within this distance of a player who rests for so long, a character greets. */
const GREET_PX = 160;
const STAND_MS = 1500;
/** The same player is greeted by the same character once in this time. */
const GREETED_MS = 20 * 60_000;
/** Within this distance, two lines of the townsfolk are so far apart, and lines of players make them silent. */
const EARSHOT_PX = 700;
const BETWEEN_MS = 12_000;
const SAME_SPEAKER_MS = 45_000;
const AFTER_PLAYER_MS = 6000;
/** So many players who spoke in this time are a conversation. */
const CONVERSATION = { players: 3, ms: 30_000 } as const;
/** More players than this within that distance are a crowd. */
const CROWD = { players: 8, px: 300 } as const;

interface Heard extends Place {
  atMs: number;
  speaker: string;
}

export interface TalkRules {
  /** A player said a public line at a place. */
  heard(speaker: string, at: Place, nowMs: number): void;
  /** A character said something at a place, asked or not. */
  spoke(id: string, at: Place, nowMs: number): void;
  /** Whether a character may speak who is not spoken to. */
  isQuiet(at: Place & { readonly id: string }, players: readonly Place[], nowMs: number): boolean;
  /** The character who greets now; null for none. Call it several times a second. */
  greeter(scene: Scene, nowMs: number): string | null;
  /** The character who would greet now, but only waves because there is a crowd; null for none. Once as a greeting. */
  waver(scene: Scene, nowMs: number): string | null;
}

export function createTalkRules(): TalkRules {
  let lines: Heard[] = [];
  const spoken = new Map<string, Place & { atMs: number }>();
  const greetedMs = new Map<string, number>();
  let stillSinceMs: number | null = null;

  const isCrowded = (at: Place, players: readonly Place[]): boolean =>
    players.filter((player) => isWithin(player, at, CROWD.px)).length > CROWD.players;

  const isFresh = (id: string, nowMs: number): boolean =>
    nowMs - (greetedMs.get(id) ?? Number.NEGATIVE_INFINITY) >= GREETED_MS;

  const isQuiet = (at: Place & { id: string }, players: readonly Place[], nowMs: number): boolean => {
    for (const [id, last] of spoken) {
      if (nowMs - last.atMs < (id === at.id ? SAME_SPEAKER_MS : BETWEEN_MS) && isWithin(last, at, EARSHOT_PX))
        return true;
    }
    const near = lines.filter((line) => isWithin(line, at, EARSHOT_PX));
    if (near.some(({ atMs }) => nowMs - atMs < AFTER_PLAYER_MS)) return true;
    const speakers = new Set(near.filter(({ atMs }) => nowMs - atMs < CONVERSATION.ms).map(({ speaker }) => speaker));
    if (speakers.size >= CONVERSATION.players) return true;
    return isCrowded(at, players);
  };

  return {
    isQuiet,
    heard(speaker, { x, y }, nowMs) {
      lines = [...lines.filter(({ atMs }) => nowMs - atMs < CONVERSATION.ms), { speaker, x, y, atMs: nowMs }];
    },
    spoke(id, { x, y }, nowMs) {
      spoken.set(id, { x, y, atMs: nowMs });
      greetedMs.set(id, nowMs);
    },
    greeter({ self, townsfolk, players }, nowMs) {
      stillSinceMs = self.isMoving ? null : (stillSinceMs ?? nowMs);
      if (stillSinceMs === null || nowMs - stillSinceMs < STAND_MS) return null;
      const due = townsfolk.find((one) => {
        return isFresh(one.id, nowMs) && isWithin(one, self, GREET_PX) && !isQuiet(one, players, nowMs);
      });
      return due?.id ?? null;
    },
    waver({ self, townsfolk, players }, nowMs) {
      if (stillSinceMs === null || nowMs - stillSinceMs < STAND_MS) return null;
      const due = townsfolk.find(
        (one) => isFresh(one.id, nowMs) && isWithin(one, self, GREET_PX) && isCrowded(one, players),
      );
      if (due !== undefined) greetedMs.set(due.id, nowMs);
      return due?.id ?? null;
    },
  };
}

export const isWithin = (one: Place, other: Place, px: number): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= px;

export interface Occasion {
  hasMet: boolean;
  /** Title of an event of today. */
  event: string | null;
  isRaining: boolean;
  /** 0 to 23, of the player's clock. */
  hour: number;
}

export type LineKey = Exclude<keyof TownsfolkLines, 'place'>;

/** The first that fits and was not said lately: the event, the rain, who one is, the hour. */
export function chooseLine({ hasMet, event, isRaining, hour }: Occasion, said: readonly LineKey[]): LineKey {
  const meeting: LineKey = hasMet ? 'known' : 'first';
  const fitting: LineKey[] = [
    ...(event === null ? [] : ['event' as const]),
    ...(isRaining ? ['rain' as const] : []),
    meeting,
    ...hourLine(hour),
  ];
  return fitting.find((key) => !said.includes(key)) ?? meeting;
}

function hourLine(hour: number): LineKey[] {
  if (hour >= 5 && hour < 11) return ['morning'];
  return hour >= 19 || hour < 5 ? ['evening'] : [];
}

/** Whether a public line contains the name as a word. */
export const callsName = (text: string, name: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .includes(name.toLowerCase());
