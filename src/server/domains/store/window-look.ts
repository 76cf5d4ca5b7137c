/**
 * What the mannequin in the boutique's window of the town wears: the look of the day, which is also the set of the store. The pages
 * ask for the picture of a day by the server's clock, so the days beside today are known too. Owns no state.
 */
import { dayOf } from '../../../shared/rules/shelf.ts';
import { dayOfWindow } from '../../../shared/rules/shop-window.ts';
import { bareCustomization, type Customization, PLACE_OF_CATEGORY, withItem } from '../../../shared/rules/slots.ts';
import type { Database } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';
import * as repo from './repo.ts';
import type { Shelves } from './shelves.ts';

/** The one of default thumbnails. */
const MANNEQUIN_TONE = 19;

/** The look of a name of the avatar host; null when it is not the window's, or of another day. */
export type WindowLook = (name: string) => Promise<Customization | null>;

export function createWindowLook(db: Database, shelves: Shelves): WindowLook {
  return async (name) => {
    const day = dayOfWindow(name);
    if (day === null || Math.abs(day - dayOf(runtime.now())) > 1) return null;
    const { look } = await shelves.ofDay(db, day);
    const pieces = await repo.itemsByIds(db, look);
    return pieces.reduce(
      (dressed, { id, category }) => {
        const place = PLACE_OF_CATEGORY[category];
        return place === undefined ? dressed : withItem(dressed, place, id);
      },
      bareCustomization(false, MANNEQUIN_TONE),
    );
  };
}
