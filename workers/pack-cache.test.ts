/** The pack cache: one request per pack, LRU eviction, failures not cached. */
import { describe, expect, it } from 'vitest';
import { writeLayerPack } from '../src/shared/art/layer-pack.ts';
import { createPackCache } from './pack-cache.ts';

const packOf = (byteLength: number): Uint8Array =>
  writeLayerPack([{ rotation: 0, z: 1, payload: new Uint8Array(byteLength) }]);

/** A source that records its requests; URLs are byte lengths. */
function createSource() {
  const asked: string[] = [];
  const load = async (url: string): Promise<Uint8Array> => {
    asked.push(url);
    if (url === 'missing') throw new Error('missing');
    return url === 'broken' ? new Uint8Array(40) : packOf(Number(url));
  };
  return { asked, load };
}

describe('pack cache', () => {
  it('loads a pack once, also for concurrent requests', async () => {
    const { asked, load } = createSource();
    const cache = createPackCache(load, 10_000);
    const [one, other] = await Promise.all([cache.take('1000'), cache.take('1000')]);
    expect(one[0]?.payload.byteLength).toBe(1000);
    expect(other).toBe(one);
    expect(await cache.take('1000')).toBe(one);
    expect(asked).toEqual(['1000']);
  });

  it('evicts the least recently used pack above the budget', async () => {
    const { asked, load } = createSource();
    const cache = createPackCache(load, 4000);
    for (const url of ['1000', '1001', '1002', '1000', '1003']) await cache.take(url);
    expect(cache.heldBytes()).toBeLessThanOrEqual(4000);
    asked.length = 0;
    for (const url of ['1000', '1002', '1003', '1001']) await cache.take(url);
    expect(asked).toEqual(['1001']);
  });

  it('returns a pack larger than the budget without caching it', async () => {
    const { asked, load } = createSource();
    const cache = createPackCache(load, 100);
    expect(await cache.take('5000')).toHaveLength(1);
    expect(cache.heldBytes()).toBe(0);
    await cache.take('5000');
    expect(asked).toHaveLength(2);
  });

  it.each(['missing', 'broken'])('retries a %s pack', async (url) => {
    const { asked, load } = createSource();
    const cache = createPackCache(load, 1000);
    await expect(cache.take(url)).rejects.toThrow();
    await expect(cache.take(url)).rejects.toThrow();
    expect(asked).toHaveLength(2);
    expect(cache.heldBytes()).toBe(0);
  });
});
