/**
 * What a photograph of both painters shows besides scenery and figures at rest: gestures, weather, lanterns and events, placed
 * by the product's own code at a given time.
 */
import type { SceneFile } from '../../../src/shared/art/manifest.ts';
import { type Gesture, GESTURE_MS } from '../../../src/shared/rules/gestures.ts';
import type { LanternSpot } from '../../../src/shared/rules/lanterns/spots.ts';
import type { Seat } from '../../../src/shared/rules/places.ts';
import type { Weather } from '../../../src/shared/rules/weather.ts';
import { lanternItems } from '../../../src/town/lanterns/lantern-items.ts';
import { duskItems } from '../../../src/town/moments/dusk.ts';
import { bannerItem, volleyItems } from '../../../src/town/moments/event-items.ts';
import { sentLanternItems, skyLanternItems } from '../../../src/town/moments/sky-lanterns.ts';
import { stageItems } from '../../../src/town/moments/stage-items.ts';
import { fogItems, rainItems, whitecapItems } from '../../../src/town/moments/weather-items.ts';
import type { ExtraLook } from '../../../src/town/plan/extra-items.ts';
import { edgeMs } from '../../../src/town/plan/light-change.ts';
import { compileScene, type MovingItem } from '../../../src/town/plan/scene-items.ts';
import { createWind, type Wind } from '../../../src/town/plan/wind.ts';
import type { FigureGesture } from '../../../src/town/state/figure-gesture.ts';

export interface PhotographedGesture {
  act: Gesture;
  /** Since its begin, ms. */
  ageMs: number;
  /** Of a player who sits; the ground by default. */
  seat?: Seat['kind'];
}

export interface PhotographedExtras {
  /** What the figures do, in their order. By default they do nothing. */
  gestures?: readonly PhotographedGesture[];
  /** Clear by default. */
  weather?: Weather;
  /** Lanterns in the window: one that is found, one that is not, and one that is found just now. */
  hasLanterns?: boolean;
  /** Since the full hour, ms: lanterns rise over the bay and from the middle of the window. */
  hourMs?: number;
  /** Since the begin of an event, ms: its banner and paper bits over the stage. */
  eventMs?: number;
  /** Where the edge of dusk is, map px; the mood is then `day`. */
  duskX?: number;
  /** Since the first beat of the music on the stage, ms: bulbs and notes. */
  stageMs?: number;
}

interface Window {
  /** Map position of its upper left corner, and its size on the map. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A breeze has blown for so long. */
const BREEZE = { flagS: 4.2, cloudS: 3.1 };

export function windOf({ weather }: PhotographedExtras): Wind {
  const wind = createWind();
  if (weather === 'breeze') Object.assign(wind, { strength: 1, ...BREEZE });
  wind.hasButterflies = weather !== 'drizzle';
  return wind;
}

/** `nowMs`: the time at which the frame is planned. */
export function extraItems(
  scene: SceneFile,
  look: Omit<ExtraLook, 'props'>,
  { weather, hasLanterns = false, hourMs, eventMs, stageMs, duskX }: PhotographedExtras,
  { x, y, width, height }: Window,
  nowMs: number,
): MovingItem[] {
  const whole = { ...look, props: scene.props ?? {} };
  const share = (of: PhotographedExtras['weather']): number => (weather === of ? 1 : 0);
  const strength = { rain: () => share('drizzle'), fog: () => share('fog'), wind: () => share('breeze') };
  const items: MovingItem[] = [];
  if (weather === 'drizzle') items.push(...rainItems(whole, strength));
  if (weather === 'breeze') items.push(...whitecapItems(whole, strength));
  if (weather === 'fog') items.push(...fogItems(whole, strength));
  if (hasLanterns) {
    const spots = [0.2, 0.45, 0.8].map(
      (share, n): LanternSpot => ({ n, x: Math.round(x + share * width), y: Math.round(y + 0.75 * height) }),
    );
    const isFound = (spot: number): boolean => spot !== 1;
    items.push(...lanternItems(spots, whole, { isFound, foundAtMs: (spot) => (spot === 2 ? nowMs - 500 : null) }));
  }
  if (hourMs !== undefined) {
    const sent = [{ x: x + width / 2, y: y + height, startMs: hourMs - 2500 }];
    items.push(...skyLanternItems(whole, () => hourMs), ...sentLanternItems(whole, sent, () => hourMs));
  }
  if (eventMs !== undefined) items.push(...bannerItem(whole), ...volleyItems(whole, () => eventMs));
  if (stageMs !== undefined) items.push(...stageItems(whole, () => stageMs));
  if (duskX !== undefined) {
    const evening = compileScene(scene, { mood: 'evening', storageHost: '', tint: look.tint, isOptimized: false });
    items.push(...duskItems({ change: DUSK, evening }, whole, () => edgeMs(duskX)));
  }
  return items;
}

const DUSK = { kind: 'edge', startMs: 0, lastsMs: 45_000 } as const;

/** Of a figure that sits at `at`. */
export function gestureOf(
  { act, ageMs, seat }: PhotographedGesture,
  at: { x: number; y: number },
  view: number,
): FigureGesture {
  const kind = seat ?? 'ground';
  return {
    act,
    atMs: 0,
    seat: act === 'sit' ? { key: kind, place: kind, at, stand: at, view, kind } : null,
    meeting: null,
    look: null,
    ageMs,
    beatMs: ageMs,
  };
}

/** Gestures in the middle of their motion and shortly before its end, one after the other. */
export const momentsOf = (act: Gesture, shares: readonly number[]): PhotographedGesture[] =>
  shares.map((share) => ({ act, ageMs: share * GESTURE_MS[act] }));
