/** The baked navigation data belongs to the location file beside it and is small enough to send. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { loadCore } from '../../engine/node/load-core.ts';
import { LOCATION_SLUG, type LocationData } from '../../shared/rules/town.ts';
import { Generator } from './generator.ts';
import { locationPath, navigationPath } from './job.ts';
import { allJobs } from './jobs.ts';

const MAX_BYTES = 1000;

const folder = mkdtempSync(join(tmpdir(), 'art-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('bakes the location that it writes', { timeout: 60_000 }, async () => {
  const jobs = allJobs().filter(({ spec }) => spec.kind === 'scene' && spec.location === LOCATION_SLUG);
  await new Generator({ folder, jobs, onMessage: () => undefined, threads: 1 }).run();
  const location = JSON.parse(readFileSync(join(folder, locationPath(LOCATION_SLUG)), 'utf8')) as LocationData;
  const bake = readFileSync(join(folder, navigationPath(LOCATION_SLUG)));
  expect(brotliCompressSync(bake).byteLength).toBeLessThan(MAX_BYTES);

  const core = await loadCore();
  expect(core.setLocation(location, bake)).toMatchObject({ isBaked: true });
  const moved = structuredClone(location);
  const corner = moved.Colliders.Paths[1]?.[0];
  if (corner === undefined) throw new Error('the town has no obstacle');
  corner.x += 0.01;
  expect(core.setLocation(moved, bake)).toMatchObject({ isBaked: false });
});
