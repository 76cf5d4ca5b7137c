/**
 * All locations, the town first: the one list that names them. A location is added by its folder and a line here. Its entrance, which
 * its folder has, becomes a door of the location that it leads from.
 */
import { isLanguage } from '../../shared/rules/languages.ts';
import { LOCATION_NAME, type LocationTexts } from '../../shared/rules/town.ts';
import { boutiqueInside } from './boutique-inside/location.ts';
import type { LocationDesign } from './design.ts';
import { declareDoors } from './door-parts.ts';
import { lanternBay } from './lantern-bay/location.ts';

const TOWN = lanternBay;
const OTHERS: readonly LocationDesign[] = [boutiqueInside];

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
