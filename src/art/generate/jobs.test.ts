/** The order of the jobs, and what the scene depends on. */
import { expect, it } from 'vitest';
import { BODY_TYPES } from '../../shared/rules/slots.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { catalogue } from '../items/catalogue.ts';
import { hashesOf, itemFolder, scenePath } from './job.ts';
import { allJobs } from './jobs.ts';

const jobs = allJobs();

it('starts with the town and the pictures that a new player sees in the wardrobe', () => {
  const first = jobs.filter(({ stage }) => stage === 'town' || stage === 'wardrobe');
  expect(jobs.slice(0, first.length)).toEqual(first);
  const paths = new Set(first.flatMap((job) => job.paths));
  const starters = catalogue().filter((item) => item.isStarter);
  const missing = starters.flatMap((item) =>
    BODY_TYPES.filter((body) => item.fits.includes(body))
      .map((body) => `${itemFolder(item.id, body)}/thumbnail.webp`)
      .filter((path) => !paths.has(path)),
  );
  expect(starters.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

it('has the layers of small items early, which the wardrobe shows on the own figure', () => {
  const stageOf = (id: string): string | undefined =>
    jobs.find(({ paths }) => paths.includes(`${itemFolder(id, 'feminine')}/layers.bin`))?.stage;
  expect(['bold-brows-raven', 'wide-nose-cream', 'grin-cream', 'freckles-cocoa'].map(stageOf)).toEqual(
    Array.from({ length: 4 }, () => 'wardrobe'),
  );
  expect(stageOf('afro-plum')).toBe('starters');
});

it('renders the scene again when a picture that it names changes', () => {
  const scene = jobs.find((job) => job.paths.includes(scenePath(LOCATION_SLUG)));
  const hashes = scene?.spec.kind === 'scene' ? scene.spec.hashes : {};
  const town = jobs.filter(({ spec }) =>
    'location' in spec ? spec.location === LOCATION_SLUG : ['prop', 'gesture'].includes(spec.kind),
  );
  expect(hashes).toEqual(hashesOf(town));
});
