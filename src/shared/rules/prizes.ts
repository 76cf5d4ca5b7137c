/** Items of the catalogue that players win. They are never listed in a shop. */
import { PRESTIGE_HAT } from './cookie/constants.ts';

export const PRIZES: ReadonlySet<string> = new Set([PRESTIGE_HAT]);
