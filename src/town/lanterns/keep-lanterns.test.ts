/** Lanterns of a running town: what is shown, heard and announced as the player walks and the server answers. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { NO_INSETS } from '../../engine/camera.ts';
import { dayOf, lanternsOf } from '../../shared/rules/lanterns/lanterns.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { lanterns, onFoundLantern, takeLanterns } from '../../state/places/lanterns.ts';
import { townPlaces } from '../../state/places/town-places.ts';
import { connectSounds } from '../../state/settings/sounds.ts';
import { createExtraItems, type ExtraItems } from '../plan/extra-items.ts';
import { type KeptLanterns, keepLanterns, type LanternDeps } from './keep-lanterns.ts';

const NOW = Date.parse('2026-11-23T23:59:00Z');
const DAY = dayOf(NOW);
const SPOTS = lanternsOf(DAY).map(({ n }) => n);
const [FIRST] = lanternsOf(DAY);
const LOOK = { props: { lantern: { url: '/lantern', widthPx: 36, heightPx: 48 } }, storageHost: '', tint: 0 };

let time: ManualRuntime;
let kept: KeptLanterns;
let extras: ExtraItems;
let heard: string[];
let stops: (() => void)[];
const at = { x: 0, y: 0 };

beforeEach(() => {
  time = replaceRuntime(runtime, { nowMs: NOW });
  Object.assign(lanterns, { day: null, found: [], heard: [] });
  extras = createExtraItems();
  heard = [];
  const self = { shown: at } as unknown as ReturnType<LanternDeps['world']['figures']['self']>;
  kept = keepLanterns({
    extras,
    world: {
      figures: { self: () => self } as LanternDeps['world']['figures'],
      motion: { camera: { x: 0, y: 0, zoom: 1 }, aim: { x: 0, y: 0, zoom: 1 } },
      viewport: () => ({ widthPx: 10, heightPx: 10, insets: NO_INSETS }),
      wake: () => undefined,
    },
  });
  kept.setLook({ ...LOOK, mood: 'day' });
  stops = [connectSounds((name, { count }) => void heard.push(count === undefined ? name : `${name} ${count}`))];
  Object.assign(at, { x: 5000, y: 100 });
});
afterEach(() => {
  kept.close();
  for (const stop of stops) stop();
});

const news = (found: number[], spot?: number) => ({ nowMs: NOW, townMs: 0, day: DAY, found, spot });

it('shows nothing before the server named the day, and drops what it cannot read', () => {
  expect(extras.get()).toEqual([]);
  takeLanterns({ day: 'today' });
  expect(lanterns.day).toBeNull();
});

it('rings quietly near an unlit lantern, every six seconds', async () => {
  takeLanterns(news([]));
  await Promise.resolve();
  expect(extras.get()).toHaveLength(5);
  time.advance(1000);
  expect(heard).toEqual([]);
  Object.assign(at, { x: (FIRST?.x ?? 0) + 259, y: FIRST?.y });
  time.advance(11_000);
  expect(heard).toEqual(['lantern-near', 'lantern-near']);
  expect(lanterns.heard).toEqual([FIRST?.n]);
  takeLanterns(news([FIRST?.n ?? 0]));
  time.advance(20_000);
  expect(heard).toHaveLength(2);
});

it('sounds for a find by its count, and the statue has news when all are found', async () => {
  const finds: string[] = [];
  stops.push(onFoundLantern((spot, count) => void finds.push(`${spot} ${count}`)));
  takeLanterns(news(SPOTS.slice(0, 2), SPOTS[1]));
  expect(heard).toEqual(['lantern-found 2']);
  takeLanterns(news(SPOTS, SPOTS[4]));
  await expect.poll(() => townPlaces.news).toEqual(['statue']);
  expect(heard).toEqual(['lantern-found 2', 'lanterns-all']);
  expect(finds).toEqual([`${SPOTS[1]} 2`, `${SPOTS[4]} 5`]);
});

it('has new lanterns at midnight, all unlit', async () => {
  takeLanterns(news(SPOTS));
  await Promise.resolve();
  const before = extras.get().map(({ id }) => id);
  time.advance(61_000);
  const after = extras.get().map(({ id }) => id);
  expect(after).toEqual(lanternsOf(DAY + 1).map(({ n }) => `extra lantern ${n}`));
  expect(after).not.toEqual(before);
  expect(townPlaces.news).toEqual([]);
});
