/**
 * The sounds of the town as the own figure hears them: sea, fountain, birds and gulls by day, crickets in the evening, the oven of
 * the bakery, and steps. In other locations there are only steps, on boards. It reads positions ten times a second and schedules the steps until the next reading, at the landings of the gait.
 */
import type { SampleName } from '../shared/art/sounds.ts';
import { LOCATION_SLUG, WALK_SPEED_PX_PER_S } from '../shared/rules/town.ts';
import { STEP_PX } from '../shared/rules/step.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { HeardFigure } from '../state/people/heard-figures.ts';
import { epochNow } from '../state/places/lanterns.ts';
import { sky } from '../state/places/sky.ts';
import { ownLocation } from '../state/session/location.ts';
import { isEveningHour, settings } from '../state/settings/settings.ts';
import type { SoundName } from '../state/settings/sounds.ts';
import type { Loop } from './mixer.ts';
import { isInPark, surfaceAt } from './surfaces.ts';

const READ_MS = 100;

/** How a placed sound is heard: added to its level, and from where. */
export interface Heard {
  db: number;
  pan: number;
  inS?: number;
}

export interface TownSoundDeps {
  figures(): readonly HeardFigure[];
  /** Whether sounds of the town can be heard at all. */
  isAudible(): boolean;
  play(name: SoundName, heard: Heard): void;
  loop(sample: SampleName): Loop | null;
}

interface Place {
  x: number;
  y: number;
}

type Ambient = (own: Place, isEvening: boolean) => Heard | null;

const SEA = { db: -30, nearX: 640, farX: 1500 };
const FOUNTAIN = { db: -36, x: 2665, y: 796, reachPx: 600 };
const CRICKETS_DB = -42;
/** Outside of the park. */
const FEWER_DB = -6;
const PAN_MAX = 0.8;

export const panOf = (dx: number, reachPx: number): number =>
  Math.max(-PAN_MAX, Math.min(PAN_MAX, (dx / reachPx) * PAN_MAX));
/** Linear with distance; null from the reach on. */
export function fadeDb(distancePx: number, reachPx: number): number | null {
  return distancePx >= reachPx ? null : 20 * Math.log10(1 - distancePx / reachPx);
}

const RAIN_DB = -30;
const WIND_DB = -34;
/** How weather changes the sea. */
const SEA_IN_WIND_DB = 2;
const SEA_IN_FOG_DB = -4;
/** A strength of the weather as a level; null for none. */
const weatherDb = (db: number, strength: number): Heard | null =>
  strength <= 0 ? null : { db: db + 20 * Math.log10(strength), pan: 0 };

const AMBIENCE: Readonly<Partial<Record<SampleName, Ambient>>> = {
  sea({ x }) {
    const db = fadeDb(Math.max(0, x - SEA.nearX), SEA.farX - SEA.nearX);
    const weather = sky.wind * SEA_IN_WIND_DB + sky.fog * SEA_IN_FOG_DB;
    return db === null ? null : { db: SEA.db + db + weather, pan: panOf(-Math.max(0, x - SEA.nearX / 2), SEA.farX) };
  },
  fountain({ x, y }) {
    const { reachPx } = FOUNTAIN;
    const db = fadeDb(Math.hypot(FOUNTAIN.x - x, FOUNTAIN.y - y), reachPx);
    return db === null ? null : { db: FOUNTAIN.db + db, pan: panOf(FOUNTAIN.x - x, reachPx) };
  },
  rain: () => weatherDb(RAIN_DB, sky.rain),
  wind: () => weatherDb(WIND_DB, sky.wind),
  crickets: ({ x }, isEvening) => (isEvening ? { db: CRICKETS_DB + (isInPark(x) ? 0 : FEWER_DB), pan: 0 } : null),
};

const BIRDS = ['bird', 'bird-trill'] as const;
const BIRD_MS = { least: 4000, most: 11_000 };

/** Single sounds from a place by day, at times apart from each other. */
const CALLS = [
  { name: 'gull', x: 390, y: 600, reachPx: 1100, leastMs: 9000, mostMs: 24_000, isInRain: false },
  { name: 'oven-door', x: 1250, y: 664, reachPx: 450, leastMs: 15_000, mostMs: 40_000, isInRain: true },
] as const;

/** A figure walks so far for one step, at this speed until two readings have measured it. */
const STEP_PHASE = 0.5;
const USUAL_PHASE_PER_MS = WALK_SPEED_PX_PER_S / (2 * STEP_PX) / 1000;
/** An older reading does not measure the speed: the page showed no frames. */
const STALE_MS = 300;
const STEP_REACH_PX = 400;
const OTHERS_DB = -8;
/** For players who find others by ear. */
const CUE = { reachPx: 700, db: 0 };

interface Walk {
  phase: number;
  atMs: number;
  /** The next landing has its step already. */
  isNextHeard: boolean;
}

const isOutside = (): boolean => ownLocation.slug === LOCATION_SLUG;

export function keepTownSounds({ figures, isAudible, play, loop }: TownSoundDeps): () => void {
  const loops = new Map<SampleName, Loop>();
  let walks = new WeakMap<HeardFigure, Walk>();
  const between = (leastMs: number, mostMs: number): number =>
    runtime.monotonic() + leastMs + runtime.random() * (mostMs - leastMs);
  let birdAtMs = between(BIRD_MS.least, BIRD_MS.most);
  const callsAtMs = CALLS.map(({ leastMs, mostMs }) => between(leastMs, mostMs));

  function silence(): void {
    for (const one of loops.values()) one.stop();
    loops.clear();
    walks = new WeakMap();
  }

  function setLoop(sample: SampleName, heard: Heard | null): void {
    if (heard === null) {
      loops.get(sample)?.stop();
      loops.delete(sample);
      return;
    }
    const running = loops.get(sample) ?? loop(sample);
    if (running === null) return;
    loops.set(sample, running);
    running.set(heard.db, heard.pan);
  }

  function sing(own: Place, nowMs: number): void {
    if (nowMs < birdAtMs) return;
    birdAtMs = between(BIRD_MS.least, BIRD_MS.most);
    const bird = BIRDS[Math.floor(runtime.random() * BIRDS.length)] ?? 'bird';
    play(bird, { db: isInPark(own.x) ? 0 : FEWER_DB, pan: (runtime.random() * 2 - 1) * PAN_MAX });
  }

  function call(own: Place, nowMs: number): void {
    for (const [index, { name, x, y, reachPx, leastMs, mostMs, isInRain }] of CALLS.entries()) {
      if (nowMs < (callsAtMs[index] ?? 0)) continue;
      callsAtMs[index] = between(leastMs, mostMs);
      const db = fadeDb(Math.hypot(x - own.x, y - own.y), reachPx);
      if (db !== null && (isInRain || sky.rain === 0)) play(name, { db, pan: panOf(x - own.x, reachPx) });
    }
  }

  function step(figure: HeardFigure, own: Place, nowMs: number): void {
    const { shown, gait, player } = figure;
    if (!shown.isMoving) {
      walks.delete(figure);
      return;
    }
    const distancePx = player.isSelf ? 0 : Math.hypot(shown.x - own.x, shown.y - own.y);
    const { reachPx, db } = settings.hasSoundCues ? CUE : { reachPx: STEP_REACH_PX, db: OTHERS_DB };
    const fade = fadeDb(distancePx, reachPx);
    if (fade === null) return;
    const before = walks.get(figure);
    const walk = { phase: gait.phase, atMs: nowMs, isNextHeard: before?.isNextHeard ?? false };
    walks.set(figure, walk);
    const perMs = speedOf(before, walk);
    if (perMs === 0) return;
    const inMs = landingIn(before, walk, perMs);
    if (inMs === null) return;
    const heard = player.isSelf ? { db: 0, pan: 0 } : { db: fade + db, pan: panOf(shown.x - own.x, reachPx) };
    const surface = isOutside() ? surfaceAt(shown.x, shown.y) : 'wood';
    play(`step-${surface}`, { ...heard, inS: inMs / 1000 });
  }

  const read = (): void => {
    const all = isAudible() ? figures() : [];
    const self = all.find(({ player }) => player.isSelf);
    if (self === undefined) return silence();
    const own = self.shown;
    const nowMs = runtime.monotonic();
    const isEvening = isEveningNow();
    for (const [sample, heardAt] of Object.entries(AMBIENCE))
      setLoop(sample as SampleName, isOutside() ? heardAt(own, isEvening) : null);
    // Birds do not sing in the rain.
    if (isOutside() && !isEvening && sky.rain === 0) sing(own, nowMs);
    if (isOutside() && !isEvening) call(own, nowMs);
    // Steps that sound together are one: the own one comes first.
    step(self, own, nowMs);
    for (const figure of all) if (figure !== self) step(figure, own, nowMs);
  };
  const stopReading = runtime.setInterval(read, READ_MS);
  return () => {
    stopReading();
    silence();
  };
}

/**
 * Ms until the landing that comes before the next reading; 0 for one that has passed unheard, because the figure was faster
 * than measured. Null without any. Notes in `walk` that it is heard.
 */
function landingIn(before: Walk | undefined, walk: Walk, perMs: number): number | null {
  const hasLanded = before !== undefined && stepOf(before.phase) !== stepOf(walk.phase);
  if (hasLanded) {
    walk.isNextHeard = false;
    if (!before.isNextHeard) return 0;
  }
  const inMs = (STEP_PHASE - (walk.phase % STEP_PHASE)) / perMs;
  if (walk.isNextHeard || inMs >= READ_MS) return null;
  walk.isNextHeard = true;
  return inMs;
}

const stepOf = (phase: number): number => Math.floor(phase / STEP_PHASE);

/** Cycles per ms; 0 while the page shows no frames. */
function speedOf(before: Walk | undefined, { phase, atMs }: Walk): number {
  if (before === undefined || atMs - before.atMs > STALE_MS || atMs === before.atMs) return USUAL_PHASE_PER_MS;
  return ((phase - before.phase + 1) % 1) / (atMs - before.atMs);
}

function isEveningNow(): boolean {
  const { evening } = settings;
  return evening === 'auto' ? isEveningHour(new Date(epochNow()).getHours()) : evening === 'evening';
}
