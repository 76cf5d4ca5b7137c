import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import type { SampleName } from '../shared/art/sounds.ts';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { runtime } from '../shared/runtime/client.ts';
import { ownLocation } from '../state/session/location.ts';
import { settings } from '../state/settings/settings.ts';
import type { SoundName } from '../state/settings/sounds.ts';
import { type Heard, keepTownSounds } from './town-sounds.ts';

const PHASE_PER_MS = 210 / 118 / 1000;

interface Walker {
  player: { isSelf: boolean };
  shown: { x: number; y: number; isMoving: boolean };
  gait: { phase: number };
}
const walker = (x: number, y: number, isSelf = false): Walker => ({
  player: { isSelf },
  shown: { x, y, isMoving: false },
  gait: { phase: 0 },
});

interface Step extends Heard {
  name: SoundName;
  atMs: number;
}

let time: ManualRuntime;
let self: Walker;
let figures: Walker[];
let isAudible: boolean;
let played: Step[];
let loops: Map<SampleName, { db: number; pan: number }>;
let close: () => void;

beforeEach(() => {
  time = replaceRuntime(runtime);
  self = walker(2200, 800, true);
  figures = [self];
  isAudible = true;
  played = [];
  loops = new Map();
  settings.evening = 'day';
  close = keepTownSounds({
    figures: () => figures,
    isAudible: () => isAudible,
    play: (name, heard) => played.push({ ...heard, name, atMs: runtime.monotonic() + (heard.inS ?? 0) * 1000 }),
    loop: (sample) => {
      loops.set(sample, { db: 0, pan: 0 });
      return {
        set: (db, pan) => void loops.set(sample, { db, pan }),
        stop: () => void loops.delete(sample),
      };
    },
  });
});
afterEach(() => close());

const steps = (): Step[] => played.filter(({ name }) => name.startsWith('step'));
const frame = (): void => {
  time.advance(16);
  for (const { shown, gait } of figures) if (shown.isMoving) gait.phase = (gait.phase + 16 * PHASE_PER_MS) % 1;
};
const walk = (ms: number): void => {
  for (let passed = 0; passed < ms; passed += 16) frame();
};

it('plays one step at each landing of the gait, where it lands', () => {
  self.shown.isMoving = true;
  walk(3000);
  // 210 px/s, 59 px a step.
  expect(steps().length).toBeGreaterThanOrEqual(10);
  expect(steps().length).toBeLessThanOrEqual(11);
  const stepMs = 0.5 / PHASE_PER_MS;
  steps().forEach(({ atMs }, index) => expect(Math.abs(atMs - (index + 1) * stepMs)).toBeLessThan(40));
  self.shown.isMoving = false;
  const before = steps().length;
  walk(1000);
  expect(steps()).toHaveLength(before);
});

it('reads positions ten times a second at most', () => {
  let reads = 0;
  close();
  close = keepTownSounds({
    figures: () => {
      reads += 1;
      return figures;
    },
    isAudible: () => true,
    play: () => undefined,
    loop: () => null,
  });
  time.advance(5000);
  expect(reads).toBeLessThanOrEqual(50);
  expect(reads).toBeGreaterThan(45);
});

it('hears others quieter, from their side, and not from 400 px on', () => {
  const right = walker(2400, 800);
  const far = walker(2601, 800);
  figures = [self, right, far];
  for (const { shown } of [right, far]) shown.isMoving = true;
  walk(1000);
  expect(steps().length).toBeGreaterThanOrEqual(3);
  for (const { db, pan } of steps()) {
    expect(db).toBeCloseTo(-8 + 20 * Math.log10(0.5));
    expect(pan).toBeCloseTo(0.4);
  }
});

it('hears others as loud as the own steps, and farther, with sound cues', () => {
  settings.hasSoundCues = true;
  const right = walker(2550, 800);
  figures = [self, right];
  right.shown.isMoving = true;
  walk(1000);
  settings.hasSoundCues = false;
  expect(steps().length).toBeGreaterThanOrEqual(3);
  for (const { db, pan } of steps()) {
    expect(db).toBeCloseTo(20 * Math.log10(0.5));
    expect(pan).toBeCloseTo(0.4);
  }
});

it('knows what the ground is made of', () => {
  self.shown.isMoving = true;
  const heardAt = (x: number, y: number): SoundName | undefined => {
    Object.assign(self.shown, { x, y });
    walk(400);
    return steps().at(-1)?.name;
  };
  expect([heardAt(300, 760), heardAt(2200, 800), heardAt(2665, 950), heardAt(4900, 700), heardAt(1400, 960)]).toEqual([
    'step-wood',
    'step-stone',
    'step-stone',
    'step-grass',
    'step-grass',
  ]);
});

it('fades the sea between x 640 and 1500, and the fountain within 600 px', () => {
  const at = (x: number, y = 800): unknown => {
    Object.assign(self.shown, { x, y });
    time.advance(100);
    return [...loops.keys()].toSorted();
  };
  expect(at(400)).toEqual(['sea']);
  expect(loops.get('sea')?.db).toBeCloseTo(-30);
  at(1070);
  expect(loops.get('sea')?.db).toBeCloseTo(-30 + 20 * Math.log10(0.5));
  expect(loops.get('sea')?.pan).toBeLessThan(0);
  expect(at(1500)).toEqual([]);
  expect(at(2365, 796)).toEqual(['fountain']);
  expect(loops.get('fountain')?.pan).toBeGreaterThan(0);
  expect(at(3265, 796)).toEqual([]);
});

it('has birds by day every 4 to 11 s and crickets in the evening, most in the park', () => {
  Object.assign(self.shown, { x: 1800 });
  time.advance(60_000);
  const birds = played.filter(({ name }) => name.startsWith('bird'));
  const gaps = birds.slice(1).map(({ atMs }, index) => atMs - (birds[index]?.atMs ?? 0));
  expect(birds.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4000);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(11_100);
  settings.evening = 'evening';
  time.advance(30_000);
  expect(played).toHaveLength(birds.length);
  const outside = loops.get('crickets')?.db ?? 0;
  Object.assign(self.shown, { x: 4800 });
  time.advance(100);
  expect(loops.get('crickets')?.db).toBeGreaterThan(outside);
});

it('has gulls over the pier and the oven of the bakery by day, where they are', () => {
  const heard = (x: number, y: number, name: SoundName): Step[] => {
    Object.assign(self.shown, { x, y });
    played = [];
    time.advance(120_000);
    return played.filter((one) => one.name === name);
  };
  const gulls = heard(300, 760, 'gull');
  expect(gulls.length).toBeGreaterThanOrEqual(4);
  expect(gulls.every(({ pan }) => pan > 0)).toBe(true);
  expect(heard(1250, 736, 'oven-door').length).toBeGreaterThanOrEqual(2);
  expect(heard(1600, 864, 'gull')).toEqual([]);
  expect(heard(1800, 864, 'oven-door')).toEqual([]);
  settings.evening = 'evening';
  expect([...heard(300, 760, 'gull'), ...heard(1250, 736, 'oven-door')]).toEqual([]);
});

it('has no sea, no birds and no oven in another location, and steps on boards', () => {
  ownLocation.slug = 'elsewhere';
  self.shown.x = 1250;
  self.shown.y = 664;
  self.shown.isMoving = true;
  walk(60_000);
  expect([...loops.keys()]).toEqual([]);
  expect(new Set(played.map(({ name }) => name))).toEqual(new Set(['step-wood']));
  ownLocation.slug = LOCATION_SLUG;
});

it('is silent while nothing can be heard, and while the own figure is not in town', () => {
  Object.assign(self.shown, { x: 400, isMoving: true });
  walk(500);
  expect(loops.size).toBe(1);
  isAudible = false;
  const before = played.length;
  walk(1000);
  expect([loops.size, played.length]).toEqual([0, before]);
  isAudible = true;
  figures = [walker(500, 760)];
  walk(500);
  expect([loops.size, played.length]).toEqual([0, before]);
});
