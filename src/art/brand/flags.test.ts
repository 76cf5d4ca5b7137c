import { expect, it } from 'vitest';
import { COUNTRIES } from '../../shared/rules/countries.ts';
import { rasterise } from '../kit/raster.ts';
import { flagFiles } from './flags.ts';

it('has a flag that renders for every country of the list', () => {
  const files = flagFiles();
  expect(files.map(({ path }) => path)).toEqual(COUNTRIES.map(({ code }) => `ui/flags/${code}.svg`));
  for (const { path, bytes } of files) {
    const picture = rasterise(new TextDecoder().decode(bytes), 60);
    const colours = new Set<string>();
    for (let i = 0; i < picture.data.length; i += 4) colours.add(picture.data.subarray(i, i + 3).join());
    expect(colours.size, path).toBeGreaterThan(1);
  }
});
