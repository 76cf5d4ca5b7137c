/** The boutique's window of a running town: whose picture is in it, on the server's clock, by day and in the evening. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { dayOf } from '../../shared/rules/lanterns/lanterns.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { lanterns, takeLanterns } from '../../state/places/lanterns.ts';
import { createExtraItems, type ExtraItems, type ExtraLook } from '../plan/extra-items.ts';
import type { MotionPlacement } from '../plan/motion-paths.ts';
import { keepWindow } from './keep-window.ts';

const NOW = Date.parse('2026-11-23T23:59:00Z');
const LOOK: ExtraLook = {
  props: { windowStage: { url: '/stage', widthPx: 72, heightPx: 100 } },
  storageHost: 'https://art',
  mood: 'day',
  tint: 0x112233,
};
const SIGHT = { left: 0, top: 0, right: 5164, bottom: 1000 };
/** Map px: the glass of the window beside the boutique's own door, below the awning. */
const GLASS = { left: 1863, top: 476, right: 1966, bottom: 578.5 };

let time: ManualRuntime;
let extras: ExtraItems;
let stop: () => void;

beforeEach(() => {
  // The page's own clock is a day late.
  time = replaceRuntime(runtime, { nowMs: NOW - 86_400_000 });
  Object.assign(lanterns, { day: null, found: [], heard: [] });
  extras = createExtraItems();
  const { setLook, close } = keepWindow({ extras, avatarHost: 'https://avatars' });
  setLook(LOOK);
  stop = close;
});
afterEach(() => stop());

const urls = (): string[] => extras.get().map(({ url }) => url);
const pictureOf = (day: number): string => `https://avatars/avatars/~day-${day}/front@town.webp`;

it('has the look of the day that the server named, and the next one at its midnight', () => {
  time.advance(2000);
  expect(urls()).toEqual([]);
  takeLanterns({ nowMs: NOW, townMs: 0, day: dayOf(NOW), found: [] });
  time.advance(1000);
  expect(urls()).toEqual(['https://art/stage', pictureOf(dayOf(NOW))]);
  time.advance(61_000);
  expect(urls()).toEqual(['https://art/stage', pictureOf(dayOf(NOW) + 1)]);
  stop();
  expect(urls()).toEqual([]);
});

it('lights the mannequin in the evening too, asks for no frames, and keeps it within the glass', () => {
  takeLanterns({ nowMs: NOW, townMs: 0, day: dayOf(NOW), found: [] });
  time.advance(1000);
  for (const { tint, place, widthPx, heightPx } of extras.get()) {
    expect(tint).toBe(0xffffff);
    const at: MotionPlacement = { x: 0, y: 0, rotation: 0, scaleX: 0, scaleY: 0, alpha: 0 };
    expect(place?.(at, { nowMs: 0, isStill: false, isOptimized: false, sight: SIGHT, clearTop: 0 })).toBe('still');
    expect(at.x - widthPx / 2).toBeGreaterThan(GLASS.left);
    expect(at.x + widthPx / 2).toBeLessThan(GLASS.right);
    expect(at.y - heightPx / 2).toBeGreaterThan(GLASS.top);
    expect(at.y + heightPx / 2).toBeLessThan(GLASS.bottom);
  }
});
