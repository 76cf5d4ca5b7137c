/**
 * All locations, the town first. A location is a folder beside this file: it is found by its `location.ts`, which exports the design as
 * `LOCATION`, and no list names it. Its entrance, which its folder has, becomes a door of the location that it leads from.
 */
import { readdirSync } from 'node:fs';
import { isLanguage } from '../../shared/rules/languages.ts';
import { LOCATION_NAME, LOCATION_SLUG, type LocationTexts } from '../../shared/rules/town.ts';
import type { LocationDesign } from './design.ts';
import { declareDoors } from './door-parts.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const designs = await Promise.all(
  folders
    .map(({ name }) => name)
    .toSorted()
    .map(async (name) => (await import(`./${name}/location.ts`)) as { LOCATION: LocationDesign }),
);
const ALL = designs.map(({ LOCATION }) => LOCATION);
const OTHERS: readonly LocationDesign[] = ALL.filter(({ slug }) => slug !== LOCATION_SLUG);
const [TOWN] = ALL.filter(({ slug }) => slug === LOCATION_SLUG);
if (TOWN === undefined) throw new Error(`no folder has the location ${LOCATION_SLUG}`);

function withEntrances(design: LocationDesign): LocationDesign {
  const entrances = OTHERS.flatMap(({ entrance }) => (entrance?.from === design.slug ? [entrance] : []));
  if (entrances.length === 0) return design;
  return {
    ...design,
    doorParts: [
      ...design.doorParts,
      ...entrances.flatMap(({ parts, source }) => parts.map((part) => ({ ...part, source }))),
    ],
    data: () => {
      const own = design.data();
      const { Doors = [], Texts = {} } = own;
      const texts: Record<string, LocationTexts> = { ...Texts };
      for (const { door, texts: entranceTexts } of entrances)
        for (const [language, words] of Object.entries(entranceTexts)) {
          if (!isLanguage(language)) continue;
          const { doors = {}, ...rest } = texts[language] ?? { name: LOCATION_NAME, places: {}, seats: {} };
          texts[language] = { ...rest, doors: { ...doors, [door.key]: words } };
        }
      return { ...own, Doors: [...Doors, ...declareDoors(entrances.map(({ door }) => door))], Texts: texts };
    },
    sources: { ...design.sources, entrances: entrances.map(({ source }) => source) },
  };
}

export const LOCATIONS: readonly [LocationDesign, ...LocationDesign[]] = [
  withEntrances(TOWN),
  ...OTHERS.map(withEntrances),
];

/** Throws a RangeError for an unknown slug. */
export function designOf(slug: string): LocationDesign {
  const found = LOCATIONS.find((one) => one.slug === slug);
  if (found === undefined) throw new RangeError(`no location ${slug}`);
  return found;
}
