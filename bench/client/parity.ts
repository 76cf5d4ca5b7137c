/**
 * How much the pictures of both painters differ: 12 places of the town by day and evening, normal and Optimized, at 1x and 2x;
 * a walk of the camera and of figures, with everything that moves by itself; and gestures, weather and moments.
 */
import { openPairPage } from '../../tests/support/chromium/pair-page.ts';
import type { Difference, Photograph } from '../../tests/support/chromium/painter-pair.tsx';
import { type Row, short, type Table } from '../lib/table.ts';
import { PARITY_SCENES } from './parity-scenes.ts';

const PORT = 4391;

/** Upper left corners of windows of 512x384 CSS pixels, between two pixels of the map. */
const PLACES: readonly Pick<Photograph, 'x' | 'y' | 'zoom'>[] = [
  { x: 0, y: 0, zoom: 1 },
  { x: 410.3, y: 560.2, zoom: 1.3 },
  { x: 830.7, y: 300.5, zoom: 1.55 },
  { x: 1260.4, y: 640.8, zoom: 1.7 },
  { x: 1690.9, y: 420.1, zoom: 1 },
  { x: 2120.6, y: 700.3, zoom: 2 },
  { x: 2550.2, y: 180.7, zoom: 1.3 },
  { x: 2980.5, y: 590.4, zoom: 1.37 },
  { x: 3410.1, y: 500.9, zoom: 2.3 },
  { x: 3840.8, y: 360.6, zoom: 1.3 },
  { x: 4270.3, y: 660.2, zoom: 3 },
  { x: 4652, y: 800, zoom: 1 },
];

/** A third of a second each at 60 frames a second, in three parts of the town; the camera follows a walk of 150 px a second. */
const WALKS = [
  { x: 900.2, y: 520.4, zoom: 1.3, seconds: 3.1 },
  { x: 2410.6, y: 430.8, zoom: 1, seconds: 47.9 },
  { x: 3620.3, y: 610.1, zoom: 1.7, seconds: 101.3 },
];
const FRAMES = 20;
const MOMENTS: readonly Omit<Photograph, 'mood' | 'isOptimized' | 'resolution'>[] = WALKS.flatMap((walk) =>
  Array.from({ length: FRAMES }, (_, frame) => {
    const passedS = frame / 60;
    return { ...walk, x: walk.x + 150 * passedS, seconds: walk.seconds + passedS, gait: frame / FRAMES };
  }),
);

export async function measureParity(): Promise<Table[]> {
  const pair = await openPairPage(PORT);
  const rows: Row[] = [];
  const motion: Row[] = [];
  const scenes: Row[] = [];
  try {
    for (const mood of ['day', 'evening'] as const) {
      const found = [];
      for (const moment of MOMENTS)
        found.push(await pair.compare({ ...moment, mood, isOptimized: false, resolution: 1 }));
      const at = MOMENTS[indexOfWorst(found)];
      motion.push({ mood, ...differenceRow(found), 'worst tile at': at === undefined ? '' : `${short(at.seconds)} s` });
    }
    for (const isOptimized of [false, true]) {
      for (const mood of ['day', 'evening'] as const) {
        // Optimized Mode has one device pixel for each CSS pixel on every device.
        for (const resolution of isOptimized ? [1] : [1, 2]) {
          const found = [];
          for (const place of PLACES) {
            found.push(await pair.compare({ ...place, mood, isOptimized, resolution, seconds: 12.34 }));
          }
          const at = PLACES[indexOfWorst(found)];
          rows.push({
            mood,
            optimized: isOptimized ? 'yes' : 'no',
            scale: `${resolution}x`,
            ...differenceRow(found),
            'worst tile at': at === undefined ? '' : `${at.x}, ${at.y} zoom ${at.zoom}`,
          });
        }
      }
    }
    for (const { name, photographs } of PARITY_SCENES) {
      const found = [];
      for (const photograph of photographs) found.push(await pair.compare(photograph));
      const worst = indexOfWorst(found);
      const [at, difference] = [photographs[worst], found[worst]];
      const where = at === undefined ? '' : `${at.mood} ${at.resolution}x${at.isOptimized ? ' Optimized' : ''}`;
      const tile = difference === undefined ? '' : `${difference.worstX}, ${difference.worstY}`;
      scenes.push({ scene: name, ...differenceRow(found), 'worst tile at': `${where}: ${tile}` });
    }
  } finally {
    await pair.close();
  }
  return [
    {
      name: 'parity',
      title: `Differences of the painters at ${PLACES.length} places, channel values of 255 (limits: mean 2, tile 12)`,
      rows,
      kept: { keys: ['mood', 'optimized', 'scale'], better: { 'largest mean': 'less', 'worst tile': 'less' } },
    },
    {
      name: 'motion parity',
      title: `The same at ${MOMENTS.length} moments of a walk: gait, the following camera, clouds, flags and lamps`,
      rows: motion,
      kept: { keys: ['mood'], better: { 'largest mean': 'less', 'worst tile': 'less' } },
    },
    {
      name: 'scene parity',
      title: 'The same with gestures, weather and moments, by day at 1x, in the evening at 2x and in Optimized Mode',
      rows: scenes,
      kept: { keys: ['scene'], better: { 'largest mean': 'less', 'worst tile': 'less' } },
    },
  ];
}

const indexOfWorst = (found: readonly Difference[]): number =>
  found.findIndex(({ worst }) => worst === Math.max(...found.map((one) => one.worst)));

function differenceRow(found: readonly Difference[]): Row {
  const means = found.map(({ mean }) => mean);
  return {
    'mean difference': short(means.reduce((sum, mean) => sum + mean, 0) / means.length),
    'largest mean': short(Math.max(...means)),
    'worst tile': short(Math.max(...found.map(({ worst }) => worst))),
  };
}
