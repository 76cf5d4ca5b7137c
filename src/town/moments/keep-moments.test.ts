/** Lantern minute, weather and events of a running town: what is mounted and sounds when, on the server's clock. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { faceOf, figureOf } from '../../../tests/support/samples/figure.ts';
import { queryClient } from '../../net/query-client.ts';
import { feedKeys } from '../../net/query-keys.ts';
import { dayOf } from '../../shared/rules/lanterns/lanterns.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { captions } from '../../state/places/captions.ts';
import { lanterns, takeLanterns } from '../../state/places/lanterns.ts';
import { moments, takeMoment } from '../../state/places/moments.ts';
import { danceMs } from '../../state/places/stage.ts';
import { sky } from '../../state/places/sky.ts';
import { connection } from '../../state/session/connection.ts';
import { radioLoudness, setRadioBeat } from '../../state/settings/radio-in-town.ts';
import { connectSounds } from '../../state/settings/sounds.ts';
import { createExtraItems, type ExtraItems } from '../plan/extra-items.ts';
import type { MovingItem } from '../plan/scene-items.ts';
import { createWind } from '../plan/wind.ts';
import { keepEvents } from './keep-events.ts';
import { keepMinute } from './keep-minute.ts';
import { keepStage } from './keep-stage.ts';
import { keepWeather } from './keep-weather.ts';
import { BULBS } from './stage-items.ts';

const picture = (name: string) => [name, { url: `/${name}`, widthPx: 10, heightPx: 10 }] as const;
const PROPS = [
  'skyLantern',
  'rain',
  'splash',
  'fog',
  'whitecap',
  'lanternGlow',
  'note',
  'banner',
  'bitCoral',
  'bitAmber',
  'bitRose',
  'bitMint',
];
const LOOK = { props: Object.fromEntries(PROPS.map(picture)), storageHost: '', mood: 'day', tint: 0xffffff } as const;
const SIGHT = { left: 0, top: 0, right: 5164, bottom: 1000 };

let time: ManualRuntime;
let extras: ExtraItems;
let heard: string[];
let stops: (() => void)[];

beforeEach(() => {
  extras = createExtraItems();
  heard = [];
  stops = [connectSounds((name, { count }) => void heard.push(count === undefined ? name : `${name} ${count}`))];
});
afterEach(() => {
  for (const stop of stops) stop();
  queryClient.clear();
});

/** The page's own clock is a day late. */
function startAt(iso: string): void {
  const nowMs = Date.parse(iso);
  time = replaceRuntime(runtime, { nowMs: nowMs - 86_400_000 });
  Object.assign(lanterns, { day: null, found: [], heard: [] });
  takeLanterns({ nowMs, townMs: 0, day: dayOf(nowMs), found: [] });
}

function isShown({ place }: MovingItem, isStill = false): boolean {
  const out = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };
  const state = place?.(out, { nowMs: runtime.monotonic(), isStill, isOptimized: false, sight: SIGHT, clearTop: 0 });
  return state !== 'hidden' && out.alpha > 0;
}
const shown = (isStill = false) => extras.get().filter((item) => isShown(item, isStill)).length;

describe('the lantern minute', () => {
  it('rings the bell at the hour, plays a note every 2144 ms, and mounts lanterns only around it', () => {
    startAt('2026-11-23T18:58:59Z');
    const { setLook, close } = keepMinute({ extras });
    stops.push(close);
    setLook(LOOK);
    expect(extras.get()).toEqual([]);
    time.advance(1200);
    expect(extras.get()).toHaveLength(84);
    expect(heard).toEqual([]);
    time.advance(60_000);
    expect(heard).toEqual(['town-bell', 'lantern-minute 1']);
    expect(captions.text).toBe('The town bell');
    time.advance(2144);
    expect(heard.at(-1)).toBe('lantern-minute 2');
    time.advance(28_000);
    expect(shown()).toBeGreaterThan(50);
    expect(shown(true)).toBe(12);
    time.advance(70_000);
    expect(heard).toHaveLength(1 + 28);
    expect(extras.get()).toEqual([]);
  });

  it('shows the lanterns that players send up, and counts again at the next hour', () => {
    startAt('2026-11-23T19:00:10Z');
    const { setLook, close } = keepMinute({ extras });
    stops.push(close);
    setLook(LOOK);
    time.advance(200);
    takeMoment({ risen: 85, sent: [[400, 700]] });
    takeMoment({ sent: 'up' });
    time.advance(2000);
    expect(extras.get()).toHaveLength(85);
    expect(moments.risen).toBe(85);
    time.advance(90_000);
    expect([extras.get().length, moments.risen]).toEqual([0, 85]);
    time.advance(3_440_000);
    expect([extras.get().length, moments.risen]).toEqual([84, null]);
  });

  it('does not ring late for somebody who enters during the minute', () => {
    startAt('2026-11-23T19:00:01.500Z');
    stops.push(keepMinute({ extras }).close);
    time.advance(300);
    expect(heard).toEqual(['lantern-minute 1']);
  });
});

describe('the weather', () => {
  it('mounts the rain with its slot, gives the wind to the picture, and blows the horn in the fog', () => {
    startAt('2026-11-23T00:39:58Z');
    const counted = captions.count;
    const wind = createWind();
    const { setLook, close } = keepWeather({ extras, wind, wake: () => undefined });
    stops.push(close);
    setLook(LOOK);
    expect([sky.weather, extras.get().length]).toEqual(['clear', 0]);
    time.advance(62_000);
    expect([sky.weather, extras.get().length, wind.hasButterflies]).toEqual(['drizzle', 102, false]);
    expect(captions.text).toBe('Rain begins');
    time.advance(40 * 60_000);
    expect([sky.weather, sky.rain, sky.fog]).toEqual(['fog', 0, 1]);
    heard.length = 0;
    time.advance(4 * 60_000);
    expect(heard).toEqual(['horn', 'horn']);
    expect([captions.text, captions.count]).toEqual(['Fog horn', counted + 2]);
    // Lanterns rise at two o'clock.
    time.advance(36 * 60_000);
    expect([sky.weather, wind.strength]).toEqual(['clear', 0]);
    close();
    expect([sky.weather, extras.get().length]).toEqual([null, 0]);
  });
});

describe('stage time', () => {
  const figures = { self: () => figureOf('me', 2298, 700) };

  it('lights the bulbs with the beat and lets notes rise, from half past for four minutes', () => {
    connection.hasTownsfolk = true;
    startAt('2026-11-23T18:29:59Z');
    const { setLook, close } = keepStage({ world: { figures }, extras });
    stops.push(close, () => (connection.hasTownsfolk = false));
    setLook(LOOK);
    expect(extras.get()).toEqual([]);
    time.advance(1200);
    expect(extras.get()).toHaveLength(BULBS.length + 2);
    const lit = (): string[] => extras.get().flatMap((item) => (isShown(item) ? [item.id] : []));
    const before = lit();
    time.advance(500);
    expect(lit()).not.toEqual(before);
    expect(before.some((id) => id.includes('note'))).toBe(true);
    expect(shown(true)).toBe(BULBS.length);
    time.advance(2000);
    expect(radioLoudness.factor).toBe(1.5);
    time.advance(4 * 60_000);
    expect([extras.get().length, radioLoudness.factor]).toEqual([0, 1]);
  });

  it('gives way to an event, in the town and for dancers', async () => {
    connection.hasTownsfolk = true;
    startAt('2026-11-23T18:29:59Z');
    queryClient.setQueryData(feedKeys.events, [
      { date: '2026-11-23', title: 'Song', text: '', at: '18:20', minutes: 11 },
    ]);
    setRadioBeat(() => 1000);
    const events = keepEvents({ extras, labels: { plate: () => null }, wake: () => undefined });
    const { setLook, close } = keepStage({ world: { figures }, extras });
    stops.push(
      close,
      events.close,
      () => setRadioBeat(null),
      () => (connection.hasTownsfolk = false),
    );
    setLook(LOOK);
    await new Promise(setImmediate);
    time.advance(90_000);
    expect([extras.get().length, radioLoudness.factor]).toEqual([0, 1]);
    const half = Date.parse('2026-11-23T18:31:30Z');
    expect(danceMs(half + 1000) - danceMs(half)).toBe(1000);
    events.close();
    time.advance(100);
    expect(extras.get()).toHaveLength(BULBS.length + 2);
  });

  it('is not there without townsfolk', () => {
    startAt('2026-11-23T18:30:01Z');
    const { setLook, close } = keepStage({ world: { figures }, extras });
    stops.push(close);
    setLook(LOOK);
    time.advance(1200);
    expect(extras.get()).toEqual([]);
  });
});

describe('an event of the town', () => {
  it('has a banner that counts down from an hour before, and bells and paper at its start', async () => {
    startAt('2026-11-23T17:59:58Z');
    queryClient.setQueryData(feedKeys.events, [
      { date: '2026-11-23', title: 'Night', text: '', at: '19:00', minutes: 30, place: 'pier' },
    ]);
    const plate = ({ name, note }: { name: string; note: string }) => faceOf(`${name} ${note}`);
    const { setLook, close } = keepEvents({ extras, labels: { plate }, wake: () => undefined });
    stops.push(close);
    setLook(LOOK);
    await new Promise(setImmediate);
    expect([extras.get().length, extras.sign(0)]).toEqual([0, null]);
    time.advance(64_000);
    expect(extras.get()).toHaveLength(1);
    expect(extras.sign(0)?.face.key).toContain('Night begins in 59 min');
    time.advance(57 * 60_000 + 59_000);
    expect(extras.get()).toHaveLength(1);
    // The lantern minute comes first: there is no banner while it lasts.
    time.advance(60_000);
    expect([heard, extras.get().length, extras.sign(0)]).toEqual([[], 0, null]);
    time.advance(56_000);
    expect(extras.get()).toHaveLength(24);
    time.advance(3500);
    expect(extras.sign(0)?.face.key).toContain('Night is on now');
    expect(extras.get()).toHaveLength(25);
    expect(heard).toEqual(['event-starts']);
    expect(shown()).toBeGreaterThan(20);
    time.advance(5000);
    expect(heard).toHaveLength(1);
    time.advance(30 * 60_000);
    expect([extras.get().length, extras.sign(0)]).toEqual([0, null]);
  });
});
