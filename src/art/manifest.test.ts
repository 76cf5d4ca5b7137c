/** The manifest's guarantees to clients and to the server's catalogue. */
import { describe, expect, it } from 'vitest';
import { packsOf, indexItems } from '../shared/art/dress.ts';
import {
  bareCustomization,
  BODY_TYPES,
  type Place,
  PLACE_OF_CATEGORY,
  SKIN_TONE_COUNT,
  type Slot,
} from '../shared/rules/slots.ts';
import { allJobs } from './generate/jobs.ts';
import { catalogue, type CatalogueItem, STARTER_OUTFITS } from './items/catalogue.ts';
import { RARITIES } from './items/types.ts';
import { buildManifest } from './manifest.ts';

const fileOf = (address: string): string => address.slice(1).replace(/\?.*/, '');

/** The paths of skin-tinted layers, one per tone. */
const filesOf = (address: string): string[] =>
  Array.from({ length: address.includes('{skin}') ? SKIN_TONE_COUNT : 1 }, (_, tone) =>
    fileOf(address).replace('{skin}', String(tone)),
  );

const manifest = buildManifest();
const starters = manifest.items.filter((item) => item.isStarter);
const countOf = (slot: Slot): number => starters.filter((item) => PLACE_OF_CATEGORY[item.category] === slot).length;

describe('items', () => {
  it('have unique ids in kebab case', () => {
    const ids = manifest.items.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([]);
  });

  it('have unique names and a one-line description', () => {
    const names = manifest.items.map((item) => item.name);
    expect(new Set(names).size).toBe(names.length);
    expect(manifest.items.filter((item) => item.description === '' || item.description.length > 80)).toEqual([]);
  });

  it('cost an attainable amount of coins or gems, never both', () => {
    for (const { costCoins, costGems, isPrize } of manifest.items) {
      expect(Math.min(costCoins, costGems)).toBe(0);
      // A prize has no price.
      expect(costCoins + costGems > 0).toBe(isPrize !== true);
      expect(costCoins).toBeLessThanOrEqual(5000);
      expect(costGems).toBeLessThanOrEqual(50);
    }
  });

  it('belong to a known category and fit a body', () => {
    for (const item of manifest.items) {
      expect(PLACE_OF_CATEGORY).toHaveProperty(String(item.category));
      expect(Object.keys(item.fits).length).toBeGreaterThan(0);
    }
  });

  it('have a hair limit if they are closed hats', () => {
    const hats = manifest.items.filter((item) => PLACE_OF_CATEGORY[item.category] === 'hat');
    const open = hats.filter((item) => item.hairTopPx === undefined).map((item) => item.id);
    expect(hats.length).toBeGreaterThan(2);
    expect(open.map((id) => id.split('-')[0] ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'crown',
      'flower',
      'flower',
      'flower',
      'lantern',
      'lantern',
      'lantern',
      'lantern',
      'party',
      'party',
    ]);
  });
});

describe('the catalogue', () => {
  const LARGE = new Set<Place>(['hair', 'top', 'bottom', 'shoes', 'hat', 'eyes', 'coat']);
  const drawn = catalogue();
  const of = (place: Place): CatalogueItem[] => drawn.filter((item) => item.design.slot === place);
  const places = Object.values(PLACE_OF_CATEGORY);

  it('has a minimum of designs and items in every slot', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(280);
    expect(new Set(drawn.map((item) => item.design)).size).toBeGreaterThanOrEqual(160);
    for (const place of places) {
      const [items, designs] = LARGE.has(place) ? [12, 6] : [6, 3];
      expect(of(place).length, place).toBeGreaterThanOrEqual(items);
      expect(new Set(of(place).map((item) => item.design)).size, place).toBeGreaterThanOrEqual(designs);
    }
  });

  it('has every rarity in every slot, and legendary items cost gems', () => {
    for (const place of places) {
      expect(new Set(of(place).map((item) => item.rarity)), place).toEqual(new Set(RARITIES));
    }
    const sold = drawn.filter(({ isPrize }) => !isPrize);
    expect(sold.filter((item) => (item.rarity === 'normal') !== (item.costGems === 0)).map((item) => item.id)).toEqual(
      [],
    );
  });
});

describe('the starter wardrobe', () => {
  it('has a choice in every slot', () => {
    const least: [Slot, number][] = [
      ['hair', 4],
      ['eyes', 3],
      ['mouth', 3],
      ['eyebrows', 2],
      ['top', 4],
      ['bottom', 4],
      ['shoes', 3],
      ['hat', 2],
    ];
    for (const [slot, count] of least) expect(countOf(slot), slot).toBeGreaterThanOrEqual(count);
  });

  it('contains the first outfits, which fit and use each slot once', () => {
    for (const body of BODY_TYPES) {
      const worn = STARTER_OUTFITS[body].map((id) => starters.find((item) => item.id === id));
      expect(worn.filter((item) => item?.fits[body] === undefined)).toEqual([]);
      const slots = worn.map((item) => PLACE_OF_CATEGORY[item?.category ?? -1]);
      expect(new Set(slots).size).toBe(slots.length);
      expect(slots).toEqual(expect.arrayContaining(['hair', 'eyes', 'mouth', 'top', 'bottom', 'shoes']));
    }
  });

  it('dresses a figure from its packs', () => {
    const look = { ...bareCustomization(false, 4), hair: 'long-hair-chestnut', hat: 'beret-berry' };
    const packs = packsOf(manifest, indexItems(manifest), look);
    expect(packs.map((pack) => fileOf(pack.url))).toEqual([
      'storage/bodies/feminine/4/layers.bin',
      'storage/items/long-hair-chestnut/feminine/layers.bin',
      'storage/items/beret-berry/feminine/layers.bin',
    ]);
    expect(packs[1]?.clipTopPx).toBe(88);
  });
});

describe('emoji', () => {
  const emojis = manifest.emojis ?? [];
  const names = emojis.flatMap((emoji) => emoji.names);

  it('are about a hundred, some animated, with unique ids and names', () => {
    expect(emojis.length).toBeGreaterThanOrEqual(95);
    expect(emojis.filter((emoji) => emoji.isAnimated).length).toBeGreaterThanOrEqual(5);
    expect(new Set(emojis.map((emoji) => emoji.id)).size).toBe(emojis.length);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });

  it('start with the defaults of the picker', () => {
    expect(emojis.slice(0, 3).map((emoji) => emoji.id)).toEqual(['pepe', 'kappa', 'pogchamp']);
    expect(names).toEqual(expect.arrayContaining(['feelsgoodman', 'kappa', 'pog']));
  });

  it('have addresses that are valid in messages', () => {
    const valid = /^\/emojis\/[\w-]+\.(?:gif|webp)$/;
    expect(emojis.filter((emoji) => !valid.test(emoji.imgUrl))).toEqual([]);
  });
});

describe('addresses', () => {
  it('have a hash and the path of an output', () => {
    const paths = new Set(allJobs().flatMap((job) => job.paths));
    const named = JSON.stringify(manifest).match(/"\/[^"]+"/g) ?? [];
    expect(named.length).toBeGreaterThan(500);
    const missing: string[] = [];
    for (const quoted of named) {
      const address = JSON.parse(quoted) as string;
      if (address.startsWith('/emojis/')) {
        expect(paths).toContain(fileOf(address));
        continue;
      }
      expect(address).toMatch(/\?v=[0-9a-f]{10}$/);
      for (const file of filesOf(address)) if (!paths.has(file)) missing.push(file);
    }
    expect(missing).toEqual([]);
  });

  it('change only for the item whose drawing changed', () => {
    const recoloured = (item: CatalogueItem): CatalogueItem =>
      item.id === 'beret-berry' ? { ...item, palette: { ...item.palette, main: '#123456' } } : item;
    const before = buildManifest();
    const after = buildManifest(catalogue().map(recoloured));
    const changed = after.items.filter((item, i) => JSON.stringify(item) !== JSON.stringify(before.items[i]));
    expect(changed.map((item) => item.id)).toEqual(['beret-berry']);
    expect({ ...after, items: [] }).toEqual({ ...before, items: [] });
  });

  it('do not change with a price or a name', () => {
    const repriced = catalogue().map((item) => ({ ...item, name: `New ${item.name}`, costCoins: 1 }));
    expect(buildManifest(repriced).items.map((item) => item.fits)).toEqual(manifest.items.map((item) => item.fits));
  });
});
