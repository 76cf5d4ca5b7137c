/**
 * The notes of all sounds as data. Notes are semitones over the tonic of the piece on air and all of the major pentatonic, so
 * that they fit each piece. Levels are relative to full scale, before the player's volumes.
 */
import { LEVEL_SEEN_PX } from '../shared/rules/rewards.ts';
import type { SampleName } from '../shared/art/sounds.ts';
import type { SoundName } from '../state/settings/sounds.ts';

export type SoundGroup = 'town' | 'interface';

/** A part of a sound: one sample at one time. */
export interface ScoreNote {
  sample: SampleName;
  semitone: number;
  atMs: number;
  /** The note ends then; null: with its sample. */
  lengthMs: number | null;
  /** Added to the sound's level. */
  db: number;
}

export interface Sound {
  group: SoundGroup;
  db: number;
  /** `count` is 1 or more. */
  notes: (count: number) => readonly ScoreNote[];
  /** Map px at which a placed sound is silent; the default is `REACH_PX`. */
  reachPx?: number;
}

const REACH_PX = 700;
export const reachOf = ({ reachPx = REACH_PX }: Sound): number => reachPx;

interface Timing {
  /** Between the starts of two notes. */
  everyMs?: number;
  lengthMs?: number;
  fromMs?: number;
  db?: number;
}

/** The same sample for each semitone. */
function run(sample: SampleName, semitones: readonly number[], timing: Timing = {}): ScoreNote[] {
  const { everyMs = 0, lengthMs = null, fromMs = 0, db = 0 } = timing;
  return semitones.map((semitone, index) => ({ sample, semitone, atMs: fromMs + index * everyMs, lengthMs, db }));
}

const always =
  (...parts: readonly ScoreNote[][]) =>
  (): readonly ScoreNote[] =>
    parts.flat();

const LANTERNS = [0, 2, 4, 7, 9];
const COINS = [12, 14, 16, 19];
const COINS_MAX = 12;
const MINUTE = [12, 16, 19, 24];
/** Up and down again. */
const DUSK = [0, 2, 4, 7, 9, 7, 4, 2];

const cycled = (semitones: readonly number[], count: number): number => semitones[(count - 1) % semitones.length] ?? 0;

function lanternFound(count: number): ScoreNote[] {
  const index = Math.min(count, LANTERNS.length) - 1;
  const bell = run('lanternBell', [LANTERNS[index] ?? 0], { lengthMs: 700 });
  // The last one is answered by its lower fifth.
  return index < LANTERNS.length - 1 ? bell : [...bell, ...run('lanternBell', [2], { lengthMs: 700, db: -3 })];
}

const step = (sample: SampleName): Sound => ({
  group: 'town',
  db: -38,
  notes: always(run(sample, [0])),
  reachPx: 400,
});

/** A gesture of a figure. */
const gesture = (...parts: readonly ScoreNote[][]): Sound => ({ group: 'town', db: -30, notes: always(...parts) });

const FANFARE = always(
  run('brass', [-5, 0, 2, 4, 7, 12], { everyMs: 130, lengthMs: 190 }),
  run('brassChord', [0], { fromMs: 800 }),
  run('bell', [12, 19], { fromMs: 820, everyMs: 140, lengthMs: 500, db: -6 }),
);

export const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  button: { group: 'interface', db: -30, notes: always(run('tone', [7], { lengthMs: 60 })) },
  open: { group: 'interface', db: -30, notes: always(run('tone', [0, 7], { everyMs: 70, lengthMs: 70 })) },
  close: { group: 'interface', db: -30, notes: always(run('tone', [7, 0], { everyMs: 70, lengthMs: 70 })) },
  refused: { group: 'interface', db: -28, notes: always(run('low', [0, -5], { everyMs: 90, lengthMs: 90 })) },
  whisper: {
    group: 'interface',
    db: -24,
    notes: always(run('bell', [12], { lengthMs: 260 }), run('bell', [9], { fromMs: 90, lengthMs: 170 })),
  },
  mail: {
    group: 'interface',
    db: -24,
    notes: always(
      run('bell', [7, 12], { everyMs: 90, lengthMs: 330 }),
      run('bell', [16], { fromMs: 180, lengthMs: 240 }),
    ),
  },
  'door-glow': { group: 'town', db: -34, notes: always(run('glow', [4], { lengthMs: 90 })) },
  'door-opens': { group: 'town', db: -28, notes: always(run('bell', [0, 4, 7], { everyMs: 50, lengthMs: 200 })) },
  'step-stone': step('stepStone'),
  'step-wood': step('stepWood'),
  'step-grass': step('stepGrass'),
  'lantern-near': { group: 'town', db: -36, notes: always(run('lanternBell', [12], { lengthMs: 300 })), reachPx: 300 },
  'lantern-found': { group: 'town', db: -22, notes: lanternFound },
  'lanterns-all': {
    group: 'interface',
    db: -20,
    notes: always(run('lanternBell', [0, 4, 7, 12, 16], { everyMs: 150, lengthMs: 1200 })),
  },
  'walk-beat': { group: 'interface', db: -24, notes: always(run('marimba', [0, 4], { everyMs: 100, lengthMs: 200 })) },
  gift: {
    group: 'interface',
    db: -20,
    notes: always(run('marimba', [-5, 0, 2, 4, 7], { everyMs: 250, lengthMs: 600 })),
  },
  'level-up': { group: 'interface', db: -18, notes: FANFARE },
  /** Of another player. */
  'level-up-near': { group: 'town', db: -26, notes: FANFARE, reachPx: LEVEL_SEEN_PX },
  heart: { group: 'interface', db: -24, notes: always(run('softBell', [4, 7], { everyMs: 140, lengthMs: 360 })) },
  request: { group: 'interface', db: -24, notes: always(run('softBell', [0, 2], { everyMs: 90, lengthMs: 210 })) },
  friend: {
    group: 'interface',
    db: -24,
    notes: always(run('softBell', [0, 4, 7, 9], { everyMs: 110, lengthMs: 370 })),
  },
  /** The end of an own walk, with sound cues. */
  arrived: { group: 'town', db: -28, notes: always(run('marimba', [4, 7], { everyMs: 90, lengthMs: 200 })) },
  /** A player comes within talking distance of somebody who chose sound cues. */
  'comes-near': { group: 'town', db: -26, notes: always(run('softBell', [2, 7], { everyMs: 120, lengthMs: 260 })) },
  coins: {
    group: 'interface',
    db: -28,
    notes: (count) =>
      run(
        'coin',
        Array.from({ length: Math.min(count, COINS_MAX) }, (_, index) => cycled(COINS, index + 1)),
        { everyMs: 45, lengthMs: 40 },
      ),
  },
  purchase: { group: 'interface', db: -24, notes: always(run('marimba', [0, 7, 12], { everyMs: 90, lengthMs: 320 })) },
  outfit: { group: 'interface', db: -24, notes: always(run('marimba', [2, 4, 9], { everyMs: 90, lengthMs: 320 })) },
  /** A click on the cookie: the notes climb with the clicks in a row. */
  cookie: {
    group: 'interface',
    db: -32,
    notes: (count) => run('pluck', [cycled(LANTERNS, count)], { lengthMs: 90 }),
  },
  'cookie-built': {
    group: 'interface',
    db: -28,
    notes: always(run('marimba', [-5, 0, 4], { everyMs: 70, lengthMs: 200 })),
  },
  'cookie-golden': {
    group: 'interface',
    db: -24,
    notes: always(
      run('coin', COINS, { everyMs: 60, lengthMs: 60 }),
      run('bell', [12, 19], { fromMs: 200, lengthMs: 400 }),
    ),
  },
  wave: gesture(run('pluck', [4, 7], { everyMs: 160 })),
  'dance-tick': { ...gesture(run('clap', [0], { db: -12 })), reachPx: 400 },
  'wave-answered': gesture(run('pluck', [12])),
  sit: gesture(run('stepWood', [0], { db: 6 })),
  laugh: gesture(run('pluck', [9, 7, 4], { everyMs: 150 })),
  clap: gesture(run('clap', [0, 0, 0, 0, 0, 0], { everyMs: 240 })),
  bow: gesture(run('pluck', [0])),
  think: gesture(run('pluck', [0, 0, 0], { everyMs: 400, lengthMs: 70 })),
  cheer: gesture(run('pluck', [0, 4, 7], { everyMs: 140 })),
  'dusk-tick': {
    group: 'town',
    db: -34,
    notes: (count) => run('bell', [cycled(DUSK, count)], { lengthMs: 250 }),
  },
  'lantern-minute': {
    group: 'town',
    db: -30,
    notes: (count) => run('musicBox', [cycled(MINUTE, count)]),
    reachPx: 6000,
  },
  'event-starts': {
    group: 'town',
    db: -24,
    notes: always(run('bell', [7, 12], { everyMs: 180, lengthMs: 420 })),
    reachPx: 1600,
  },
  'town-bell': { group: 'town', db: -22, notes: always(run('townBell', [-12])), reachPx: 9000 },
  horn: { group: 'town', db: -30, notes: always(run('horn', [-17, -12])), reachPx: 4000 },
  purr: { group: 'town', db: -36, notes: always(run('purr', [0])), reachPx: 260 },
  gull: { group: 'town', db: -36, notes: always(run('gull', [0])) },
  'oven-door': { group: 'town', db: -36, notes: always(run('stepWood', [-12, -12], { everyMs: 40, db: 4 })) },
  bird: { group: 'town', db: -38, notes: always(run('bird', [24])) },
  'bird-trill': { group: 'town', db: -38, notes: always(run('birdTrill', [24])) },
};
