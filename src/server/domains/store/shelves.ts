/** The day's shelf and what goes with an item, of the items that are listed now. Owns a cache of those. */
import { goesWith, type Shelf, type ShelfItem, shelfOf } from '../../../shared/rules/shelf.ts';
import type { Executor } from '../../db/database.ts';
import { listedSignature } from './repo.ts';
import * as repo from './shelf-repo.ts';

export class Shelves {
  #signature = '';
  #items: readonly ShelfItem[] = [];
  readonly #days = new Map<number, Shelf>();

  async ofDay(db: Executor, day: number): Promise<Shelf> {
    const items = await this.#listed(db);
    const known = this.#days.get(day);
    if (known !== undefined) return known;
    const shelf = shelfOf(items, day);
    this.#days.set(day, shelf);
    return shelf;
  }

  async with(db: Executor, item: Pick<ShelfItem, 'id' | 'category'>): Promise<string[]> {
    return goesWith(await this.#listed(db), item);
  }

  async #listed(db: Executor): Promise<readonly ShelfItem[]> {
    const signature = await listedSignature(db);
    if (signature !== this.#signature) {
      this.#items = await repo.shelfItems(db);
      this.#days.clear();
      this.#signature = signature;
    }
    return this.#items;
  }
}
