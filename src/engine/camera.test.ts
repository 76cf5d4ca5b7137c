import { describe, expect, it } from 'vitest';
import {
  type Camera,
  clampZoom,
  follow,
  NO_INSETS,
  followFigure,
  glide,
  minZoom,
  SIDE_GROUND_PX,
  type Standing,
  toMap,
  type Viewport,
} from './camera.ts';

const desktop: Viewport = {
  widthPx: 1440,
  heightPx: 900,
  insets: { ...NO_INSETS, top: 70, bottom: 90 },
};

describe('zoom', () => {
  it('stays between 1 and 3', () => {
    expect(clampZoom(0.2, desktop)).toBe(1);
    expect(clampZoom(9, desktop)).toBe(3);
    expect(clampZoom(Number.NaN, desktop)).toBe(1);
  });

  it('has a minimum that fills a tall window', () => {
    expect(minZoom({ ...desktop, heightPx: 1440 })).toBe(1.19);
    expect(minZoom({ ...desktop, widthPx: 10_328 })).toBe(2);
    expect(clampZoom(1, { ...desktop, heightPx: 4000 })).toBe(3.75);
  });
});

it('shows nothing beside a small map, and fills the window with it', () => {
  const room = { widthPx: 1400, heightPx: 900 };
  const wide: Viewport = { ...desktop, widthPx: 1920, heightPx: 1080, map: room };
  expect(minZoom(wide)).toBeCloseTo(1920 / 1400);
  for (const x of [0, 700, 1400]) {
    const camera = follow({ x, y: 800 }, 2, wide);
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(camera.x + 1920 / camera.zoom).toBeLessThanOrEqual(1400.001);
    expect(camera.y + 1080 / camera.zoom).toBeLessThanOrEqual(900.001);
  }
});

it('keeps the zoom when a panel covers more, and shows the ground below the map', () => {
  const tall: Viewport = { ...desktop, widthPx: 1024, heightPx: 1366 };
  const covered = { ...tall, insets: { ...tall.insets, bottom: 500, overscrollBottom: 500 } };
  expect(minZoom(covered)).toBe(minZoom(tall));
  expect(follow({ x: 2600, y: 500 }, 1, tall).y).toBe(0);
  // The map ends 250 px above the window's lower edge, and rises further where panels cover it.
  const zoom = minZoom(tall);
  expect(1366 - 1000 * zoom).toBeCloseTo(250);
  expect(follow({ x: 2600, y: 990 }, 1, covered).y).toBeCloseTo(1000 - (1366 - 500) / zoom);
});

describe('follow', () => {
  it('centres the player in the area that the interface leaves free', () => {
    const camera = follow({ x: 2600, y: 500 }, 2, desktop);
    expect((2600 - camera.x) * 2).toBe(720);
    expect((500 - camera.y) * 2).toBe((70 + 810) / 2);
  });

  it('centres the player between panels at the sides, at any zoom', () => {
    const insets = { ...desktop.insets, left: 372, right: 250 };
    for (const zoom of [1, 2.5]) {
      const camera = follow({ x: 2600, y: 500 }, zoom, { ...desktop, insets });
      expect((2600 - camera.x) * zoom).toBeCloseTo((372 + 1440 - 250) / 2);
    }
  });

  it('keeps the player beside the panels at both ends of the map', () => {
    const insets = { ...desktop.insets, left: 372, right: 250, overscrollLeft: 372, overscrollRight: 250 };
    for (const zoom of [1, 2.5]) {
      const atLeft = follow({ x: 40, y: 500 }, zoom, { ...desktop, insets });
      expect((0 - atLeft.x) * zoom).toBeCloseTo(372);
      const atRight = follow({ x: 5124, y: 500 }, zoom, { ...desktop, insets });
      expect((5164 - atRight.x) * zoom).toBeCloseTo(1440 - 250);
    }
    const wide = { ...desktop, widthPx: 3000, insets: { ...insets, overscrollLeft: 900 } };
    expect(follow({ x: 40, y: 500 }, 1, wide).x).toBe(-SIDE_GROUND_PX);
  });

  it('keeps the ends of the map at the edges of the window while no panel is open there', () => {
    const insets = { ...desktop.insets, left: 372, right: 250 };
    expect(follow({ x: 40, y: 500 }, 1, { ...desktop, insets }).x).toBe(0);
    expect(follow({ x: 5124, y: 500 }, 1, { ...desktop, insets }).x).toBe(5164 - 1440);
  });

  it('never shows anything outside the map', () => {
    expect(follow({ x: 10, y: 10 }, 1, desktop)).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(follow({ x: 5160, y: 990 }, 1, desktop)).toEqual({ x: 5164 - 1440, y: 100, zoom: 1 });
  });

  it('moves the lower edge of the map above the bottom bar', () => {
    const lifted = { ...desktop, insets: { ...desktop.insets, overscrollBottom: 80 } };
    expect(follow({ x: 2600, y: 990 }, 1, lifted).y).toBe(180);
  });
});

describe('followFigure', () => {
  const phone: Viewport = {
    widthPx: 390,
    heightPx: 844,
    insets: { ...NO_INSETS, top: 116, bottom: 292, overscrollBottom: 250 },
  };
  const at = (x: number, y: number, overHeadPx = 36): Standing => ({ at: { x, y }, tallPx: 200, overHeadPx });
  const topOf = ({ at: { y }, tallPx, overHeadPx }: Standing, camera: Camera): number =>
    (y - tallPx - camera.y) * camera.zoom - overHeadPx;

  it('centres the middle of the figure, not its soles', () => {
    const camera = followFigure(at(2600, 660), [], 2, desktop);
    expect((660 - 100 - camera.y) * 2).toBe((70 + 810) / 2);
  });

  it('moves up for one bubble of five lines on a phone, and for three of them', () => {
    for (const bubblePx of [104, 240]) {
      const self = at(2600, 660, 36 + bubblePx);
      expect(topOf(self, followFigure(self, [], 1, phone))).toBeGreaterThanOrEqual(phone.insets.top);
    }
  });

  it('keeps the name below a pill in the middle, but not beside one at the left', () => {
    const pill = { left: 12, right: 378, top: 118, bottom: 330 };
    const below = (box: typeof pill): number =>
      topOf(at(2600, 660), followFigure(at(2600, 660), [], 1, { ...phone, insets: { ...phone.insets, pill: box } }));
    expect(below(pill)).toBe(330);
    expect(below({ ...pill, right: 134 })).toBe(topOf(at(2600, 660), followFigure(at(2600, 660), [], 1, phone)));
  });

  it('keeps the face visible at the maximum zoom', () => {
    const self = at(2600, 800);
    expect(topOf(self, followFigure(self, [], 3, phone))).toBeGreaterThanOrEqual(phone.insets.top);
  });

  it('moves up for another speaker while the own figure stays in the free area', () => {
    const self = at(2600, 780);
    const speaker = at(2700, 690, 140);
    const camera = followFigure(self, [speaker], 1, phone);
    expect(topOf(speaker, camera)).toBeGreaterThanOrEqual(phone.insets.top);
    expect(780 - camera.y).toBeLessThanOrEqual(844 - 292);
    expect(followFigure(self, [at(3600, 660, 140)], 1, phone)).toEqual(followFigure(self, [], 1, phone));
    const low = at(2600, 900);
    expect(900 - followFigure(low, [at(2600, 655, 400)], 1, phone).y).toBe(844 - 292);
  });
});

describe('glide', () => {
  it('arrives exactly, and moves the same distance in one frame as in many', () => {
    const target: Camera = { x: 100, y: 40, zoom: 2 };
    const one: Camera = { x: 0, y: 0, zoom: 1 };
    const many: Camera = { x: 0, y: 0, zoom: 1 };
    glide(one, target, 160);
    for (let frame = 0; frame < 16; frame++) glide(many, target, 10);
    expect(many.x).toBeCloseTo(one.x, 6);
    while (glide(many, target, 50));
    expect(many).toEqual(target);
  });
});

describe('toMap', () => {
  it('finds the map position under a window position', () => {
    expect(toMap({ x: 100, y: 50, zoom: 2 }, 60, 20)).toEqual({ x: 130, y: 60 });
  });
});
