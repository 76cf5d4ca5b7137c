/** Items that are missing in the page's manifest: fetched once, in batches, and refetched after a delay. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ContractServer } from '../../../tests/support/server/contract-server.ts';
import { pointPageAt } from '../../../tests/support/page.ts';
import type { ArtItem } from '../../shared/art/manifest.ts';
import { bareCustomization, type Customization } from '../../shared/rules/slots.ts';
import { itemsOfLook } from './late-items.ts';

const ITEMS = 'GET /storage/items.json';
const server = new ContractServer();
const item = (id: string): ArtItem => ({
  id,
  name: id,
  description: '',
  category: 7,
  rarity: 0,
  costCoins: 0,
  costGems: 0,
  fits: {},
  isStarter: false,
});
const manifest = new Map([['cap', item('cap')]]);
const look = (change: Partial<Customization>): Customization => ({ ...bareCustomization(false), ...change });
const asked = (): string[] => server.asked.map(({ query }) => decodeURIComponent(query));

beforeAll(async () => {
  await server.start();
  pointPageAt(server.url);
});
afterAll(() => server.stop());
beforeEach(() => server.reset());
afterEach(() => {
  vi.useRealTimers();
});

it('fetches nothing when the manifest contains all items', async () => {
  expect((await itemsOfLook(manifest, look({ hat: 'cap' }))).get('cap')?.id).toBe('cap');
  expect(asked()).toEqual([]);
});

it('fetches missing items once and caches them', async () => {
  server.answers.set(ITEMS, () => [200, { items: [item('new-hat'), item('new-coat')] }]);
  const wanted = look({ hat: 'new-hat', coat: 'new-coat', top: 'cap' });
  const [first] = await Promise.all([itemsOfLook(manifest, wanted), itemsOfLook(manifest, wanted)]);
  await itemsOfLook(manifest, look({ hat: 'new-hat' }));
  expect([first.get('new-hat')?.id, first.get('new-coat')?.id, first.get('cap')?.id]).toEqual([
    'new-hat',
    'new-coat',
    'cap',
  ]);
  expect(asked()).toEqual(['ids=new-hat,new-coat']);
});

it('fetches the items of looks that are drawn at the same time together, at most 64 at once', async () => {
  server.answers.set(ITEMS, () => [200, { items: [item('shared-hat'), item('coat-1'), item('coat-2')] }]);
  const looks = [look({ hat: 'shared-hat', coat: 'coat-1' }), look({ hat: 'shared-hat', coat: 'coat-2' })];
  const [, second] = await Promise.all(looks.map((one) => itemsOfLook(manifest, one)));
  expect(second?.get('coat-2')?.id).toBe('coat-2');
  expect(asked()).toEqual(['ids=shared-hat,coat-1,coat-2']);

  const many = Array.from({ length: 70 }, (_, index) => look({ hat: `hat-${index}` }));
  await Promise.all(many.map((one) => itemsOfLook(manifest, one)));
  expect(asked().map((query) => query.split(',').length)).toEqual([3, 64, 6]);
});

it('refetches an unknown item, but not at every call', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  server.answers.set(ITEMS, () => [200, { items: [] }]);
  const wanted = look({ hat: 'later' });
  expect((await itemsOfLook(manifest, wanted)).get('later')).toBeUndefined();
  await itemsOfLook(manifest, wanted);
  expect(asked()).toHaveLength(1);
  vi.advanceTimersByTime(61_000);
  server.answers.set(ITEMS, () => [200, { items: [item('later')] }]);
  expect((await itemsOfLook(manifest, wanted)).get('later')?.id).toBe('later');
});

it('rejects when the host does not answer, and retries at the next call', async () => {
  server.answers.set(ITEMS, () => [503, { success: false, message: 'Busy.' }]);
  const wanted = look({ hat: 'busy' });
  await expect(itemsOfLook(manifest, wanted)).rejects.toThrow('503');
  server.answers.set(ITEMS, () => [200, { items: [item('busy')] }]);
  expect((await itemsOfLook(manifest, wanted)).get('busy')?.id).toBe('busy');
});
