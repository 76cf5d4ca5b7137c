/** The scene file of each location names only outputs of jobs, and places only sprites that it contains. */
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../locations/registry.ts';
import { addressesIn } from './job.ts';
import { allJobs } from './jobs.ts';
import { buildSceneFile } from './scene-file.ts';

const fileOf = (address: string): string => address.slice(1).replace(/\?.*/, '');

const jobs = allJobs();
const SHOWN = new Set(['town', 'evening', 'places']);

describe.each(LOCATIONS.map((design) => [design.slug, design] as const))('%s', (_, design) => {
  const scene = jobs.find(({ spec }) => spec.kind === 'scene' && spec.location === design.slug);
  // The job knows no other files.
  const hashes = scene?.spec.kind === 'scene' ? scene.spec.hashes : {};
  const file = buildSceneFile(design, addressesIn(hashes));

  it('names only files of locations, each with its hash', () => {
    const paths = new Set(jobs.filter((job) => SHOWN.has(job.stage)).flatMap((job) => job.paths));
    const named = JSON.stringify(file).match(/"\/[^"]+"/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    for (const quoted of named) expect(paths).toContain(fileOf(JSON.parse(quoted) as string));
  });

  it('places and moves sprites that exist', () => {
    expect(file.placements.length).toBeGreaterThan(5);
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
});
