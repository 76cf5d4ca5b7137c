/**
 * A slow reference for walks along a heading: step by step, in plain integers, without runs. The sines are computed here;
 * the core has them as a table.
 */
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../../src/shared/rules/town.ts';
import type { SlideRequest } from '../../../src/engine/core/types.ts';

/** In 1/1024 px. */
export interface SlidePlace {
  x: number;
  y: number;
}
/** Whether a pixel of the map is walkable. */
export type IsFreePixel = (x: number, y: number) => boolean;

const PX = 1024;
const FULL_STRIDE = 1720;
const STALL_STEPS = 24;
const FAINT = 5;
const FIRM = 32;
const NEIGHBOURS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
/** Offsets of the pixels within 5.5 px. */
const CIRCLE = Array.from({ length: 121 }, (_, index) => ({
  x: (index % 11) - 5,
  y: Math.floor(index / 11) - 5,
})).filter(({ x, y }) => x * x + y * y <= 30);

const sineOf = (heading: number): number => Math.round(16384 * Math.sin((heading * Math.PI) / 72));
const cosineOf = (heading: number): number => sineOf(heading + 36);
/** Rounds half away from zero. */
const part = (sine: number, length: number): number =>
  Math.sign(sine) * Math.floor((Math.abs(sine) * length + 8192) / 16384) + 0;
const pixel = (value: number): number => Math.floor(value / PX);

/** The places at the start and after each step; fewer than `steps` + 1 when walls leave no way. */
export function slideSteps(isFreePixel: IsFreePixel, request: SlideRequest, steps: number): SlidePlace[] {
  const { heading, speed } = request;
  const isFree = (x: number, y: number): boolean => isFreePixel(pixel(x), pixel(y));
  const stride = Math.floor((FULL_STRIDE * speed) / 15);
  const straight = { x: part(cosineOf(heading), stride), y: part(sineOf(heading), stride) };
  const ahead = { x: part(cosineOf(heading), 2 * PX), y: part(sineOf(heading), 2 * PX) };

  const followWall = ({ x, y }: SlidePlace, isStraightFree: boolean): SlidePlace | null => {
    const normal = { x: 0, y: 0 };
    let blocked = 0;
    for (const offset of CIRCLE) {
      if (isFreePixel(pixel(x) + offset.x, pixel(y) + offset.y)) continue;
      normal.x -= offset.x;
      normal.y -= offset.y;
      blocked++;
    }
    const hold = (isStraightFree ? Math.min(blocked, FIRM) : FIRM) - FAINT;
    const towards = straight.x * normal.x + straight.y * normal.y;
    if (hold <= 0 || towards >= 0) return null;
    const square = normal.x ** 2 + normal.y ** 2;
    const along = (from: number, away: number): number =>
      from - Math.trunc((Math.trunc((away * towards) / square) * hold) / (FIRM - FAINT));
    const [alongX, alongY] = [along(straight.x, normal.x), along(straight.y, normal.y)];
    if (Math.max(Math.abs(alongX), Math.abs(alongY)) * 8 < stride) return null;
    const reach = Math.max(Math.abs(normal.x), Math.abs(normal.y));
    for (const push of [0, 1, 2, 3, 4]) {
      const step = {
        x: alongX + Math.trunc((normal.x * 256 * push) / reach),
        y: alongY + Math.trunc((normal.y * 256 * push) / reach),
      };
      if (isFree(x + step.x, y + step.y)) return step;
    }
    return null;
  };

  const turnAside = ({ x, y }: SlidePlace): SlidePlace | null => {
    for (const turn of [6, 12, 18, 24, 30, 34]) {
      const length = part(cosineOf(turn), stride);
      for (const side of [1, -1]) {
        const to = heading + side * turn;
        const step = { x: part(cosineOf(to), length), y: part(sineOf(to), length) };
        if (isFree(x + step.x, y + step.y)) return step;
      }
    }
    return null;
  };

  const chooseStep = (at: SlidePlace): SlidePlace | null => {
    const isStraightFree = isFree(at.x + straight.x, at.y + straight.y);
    if (!isFree(at.x, at.y)) {
      const isOnMap = isInside(at.x + straight.x, MAP_WIDTH_PX) && isInside(at.y + straight.y, MAP_HEIGHT_PX);
      return isOnMap ? straight : turnAside(at);
    }
    let isOpen = isStraightFree;
    for (let far = 1; isOpen && far <= 4; far++) isOpen = isFree(at.x + ahead.x * far, at.y + ahead.y * far);
    const followed = isOpen ? null : followWall(at, isStraightFree);
    return followed ?? (isStraightFree ? straight : turnAside(at));
  };

  const places = [findStart(isFree, request)];
  if (stride === 0) return places;
  while (places.length <= steps) {
    const at = places[places.length - 1] as SlidePlace;
    const step = chooseStep(at);
    if (step === null) break;
    places.push({ x: at.x + step.x, y: at.y + step.y });
    const before = places[places.length - 1 - STALL_STEPS];
    if (before === undefined) continue;
    const moved = Math.max(Math.abs(at.x + step.x - before.x), Math.abs(at.y + step.y - before.y));
    if (moved * 8 < stride * STALL_STEPS) return places.slice(0, -STALL_STEPS);
  }
  return places;
}

const isInside = (value: number, sizePx: number): boolean => value >= 0 && value < sizePx * PX;

function findStart(isFree: (x: number, y: number) => boolean, { x8, y8 }: SlideRequest): SlidePlace {
  for (let ring = 1; ring <= 8; ring++) {
    for (const [dx, dy] of NEIGHBOURS) {
      const place = { x: (x8 + dx * ring) * 128, y: (y8 + dy * ring) * 128 };
      if (isFree(place.x, place.y)) return place;
    }
  }
  return { x: x8 * 128, y: y8 * 128 };
}
