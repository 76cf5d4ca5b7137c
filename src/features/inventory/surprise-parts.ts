/** How a surprise treats the categories. This file is data. */
import { PLACE_OF_CATEGORY } from '../../shared/rules/slots.ts';

const NEEDED: readonly string[] = ['hair', 'eyes', 'eyebrows', 'nose', 'mouth', 'top', 'bottom', 'shoes'];
const isNeeded = ([, place]: [string, unknown]): boolean => NEEDED.includes(String(place));
const FIRST_TATTOO = 19;
const LAST_TATTOO = 28;
const HORNS = 754;
const HEAD = 4;
const BEARD = 1;

export const CATEGORY = {
  /** Without them a figure looks unfinished. */
  needed: new Set(
    Object.entries(PLACE_OF_CATEGORY)
      .filter(isNeeded)
      .map(([category]) => Number(category)),
  ),
  /** They change a face or a skin a lot. */
  rare: new Set([
    HORNS,
    HEAD,
    BEARD,
    ...Array.from({ length: LAST_TATTOO - FIRST_TATTOO + 1 }, (_, at) => FIRST_TATTOO + at),
  ]),
};
