/** Photographs of what happens in the town, for the comparison of both painters: gestures, sitters, weather and moments. */
import { GESTURES, type Gesture } from '../../src/shared/rules/gestures.ts';
import { momentsOf, type PhotographedGesture } from '../../tests/support/chromium/pair-extras.ts';
import type { Photograph } from '../../tests/support/chromium/painter-pair.tsx';

export interface ParityScene {
  name: string;
  photographs: readonly Photograph[];
}

type Rest = Omit<Photograph, 'x' | 'y' | 'zoom' | 'seconds' | 'mood' | 'resolution' | 'isOptimized'>;

const BASE = { seconds: 12.34, isOptimized: false } as const;
/** Windows of 512x384 CSS pixels: the plaza, and the bay with its pier. */
const PLAZA = { x: 2410.6, y: 560.8, zoom: 1.3 };
const BAY = { x: 230.4, y: 420.7, zoom: 1 };
const ROOFS = { x: 3100.6, y: 100.4, zoom: 1.37 };
const STAGE = { x: 2030.9, y: 210.2, zoom: 1 };

/** By day at 1x, in the evening at 2x, and by day in Optimized Mode, where nothing moves. */
const inAllModes = (place: typeof PLAZA, rest: Rest): Photograph[] => [
  { ...BASE, ...place, ...rest, mood: 'day', resolution: 1 },
  { ...BASE, ...place, ...rest, mood: 'evening', resolution: 2 },
  { ...BASE, ...place, ...rest, mood: 'day', resolution: 1, isOptimized: true },
];

/** Each of the three figures is at another moment. */
const SHARES = [
  [0.08, 0.31, 0.55],
  [0.2, 0.43, 0.87],
] as const;

const gestureScene = (act: Gesture): ParityScene => ({
  name: act,
  photographs: SHARES.flatMap((shares) => inAllModes(PLAZA, { gestures: momentsOf(act, shares) })),
});

const sitters = (...seats: readonly NonNullable<PhotographedGesture['seat']>[]): readonly PhotographedGesture[] =>
  seats.map((seat) => ({ act: 'sit', ageMs: 2000, seat }));

const weatherScene = (weather: NonNullable<Photograph['weather']>): ParityScene => ({
  name: weather,
  photographs: [BAY, ROOFS, PLAZA].flatMap((place) => inAllModes(place, { weather })),
});

export const PARITY_SCENES: readonly ParityScene[] = [
  ...GESTURES.map(gestureScene),
  {
    name: 'sitters',
    photographs: [sitters('bench', 'chair', 'rim'), sitters('ledge', 'ground', 'bench')].flatMap((gestures) =>
      inAllModes(PLAZA, { gestures }),
    ),
  },
  ...(['breeze', 'drizzle', 'fog'] as const).map(weatherScene),
  { name: 'lanterns on the ground', photographs: inAllModes(PLAZA, { hasLanterns: true }) },
  {
    name: 'rising lanterns',
    photographs: [BAY, ROOFS].flatMap((place) => inAllModes(place, { hourMs: 41_000 })),
  },
  {
    name: 'stage time',
    photographs: [300, 1100].flatMap((stageMs) => inAllModes({ ...STAGE, y: 330.2 }, { stageMs })),
  },
  { name: 'event', photographs: [400, 1500].flatMap((eventMs) => inAllModes(STAGE, { eventMs })) },
];
