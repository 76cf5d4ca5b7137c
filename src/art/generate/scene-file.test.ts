/** The scene file names only outputs of jobs, and places only sprites that it contains. */
import { expect, it } from 'vitest';
import { addressesOf } from './job.ts';
import { allJobs } from './jobs.ts';
import { buildSceneFile } from './scene-file.ts';

const fileOf = (address: string): string => address.slice(1).replace(/\?.*/, '');

const jobs = allJobs();
const file = buildSceneFile(addressesOf(jobs));

it('names only files of the town, each with its hash', () => {
  const paths = new Set(
    jobs.filter((job) => job.stage === 'town' || job.stage === 'evening').flatMap((job) => job.paths),
  );
  const named = JSON.stringify(file).match(/"\/[^"]+"/g) ?? [];
  expect(named.length).toBeGreaterThan(80);
  for (const quoted of named) expect(paths).toContain(fileOf(JSON.parse(quoted) as string));
});

it('places and moves sprites that exist', () => {
  expect(file.placements.length).toBeGreaterThan(50);
  expect(file.placements.filter(({ sprite }) => file.sprites[sprite] === undefined)).toEqual([]);
  expect(file.motions.filter(({ sprite }) => file.motionSprites[sprite] === undefined)).toEqual([]);
});

it('contains the same objects by day and in the evening', () => {
  for (const layer of ['sky', 'background', 'foreground'] as const) {
    const boxes = (mood: 'day' | 'evening'): unknown[] =>
      file.layers[mood][layer].map(({ x, y, widthPx, heightPx }) => [x, y, widthPx, heightPx]);
    expect(boxes('day')).toEqual(boxes('evening'));
  }
  expect(file.moods.day).toHaveLength(20);
  expect(file.moods.evening).toHaveLength(20);
});
