/** Loading of the town's manifest and scene. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { CoreClient } from '../../engine/client-types.ts';
import { doorTextOf } from '../../languages/door-text.ts';
import { LOCATION_NAME, LOCATION_SLUG } from '../../shared/rules/town.ts';
import { ownLocation } from '../../state/session/location.ts';
import { loadGround, loadTownData } from './scene-data.ts';

const art = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.resolve({ scene: '/scene.json?v=1' }) }));
vi.mock('../../state/art/art-manifest.ts', () => ({ loadArtManifest: () => art.load() }));

const HOSTS = { storage: 'https://storage.example', avatars: '' };
const SCENE = { width: 100 };
const fetched: string[] = [];
let replies: Response[] = [];

/** Lets pending promise callbacks run. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  fetched.length = 0;
  replies = [];
  art.load = () => Promise.resolve({ scene: '/scene.json?v=1' });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(replies.shift() ?? Response.json(SCENE));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(ownLocation, { slug: LOCATION_SLUG, name: LOCATION_NAME });
});

it('the ground of a location brings its name, its words and its size', async () => {
  ownLocation.slug = 'shop';
  const texts = {
    name: 'The shop',
    doors: { 'shop-street': { label: 'Out', hint: 'To the street' } },
    places: {},
    seats: {},
  };
  const location = { Colliders: {}, SpawnPoints: [], Size: { widthPx: 1400, heightPx: 900 }, Texts: { en: texts } };
  replies = [Response.json(location), new Response(new Uint8Array([1]))];
  const given: unknown[] = [];
  const core = {
    setLocation: (...args: unknown[]) => {
      given.push(args);
      return Promise.resolve({});
    },
  } as unknown as CoreClient;
  const ground = await loadGround(core, new AbortController().signal);
  expect(ground).toMatchObject({ size: { widthPx: 1400 }, doors: [] });
  expect(fetched).toEqual(['/game-assets/locations/shop/location.json', '/game-assets/locations/shop/navigation.bin']);
  expect([given.length, ownLocation.name]).toEqual([1, 'The shop']);
  expect(doorTextOf('shop-street')?.label).toBe('Out');
});

describe('the data of the town', () => {
  it('is the manifest of the page and the scene that it names', async () => {
    const { manifest, scene } = await loadTownData(HOSTS, new AbortController().signal);
    expect(manifest).toEqual({ scene: '/scene.json?v=1' });
    expect(scene).toEqual(SCENE);
    expect(fetched).toEqual(['https://storage.example/scene.json?v=1']);
  });

  it('is the scene of the location in which the player is, and the town for one that the manifest does not know', async () => {
    art.load = () => Promise.resolve({ scene: '/scene.json', scenes: { shop: '/shop.json' } });
    for (const slug of ['shop', 'closed']) {
      ownLocation.slug = slug;
      await loadTownData(HOSTS, new AbortController().signal);
    }
    expect(fetched).toEqual(['https://storage.example/shop.json', 'https://storage.example/scene.json']);
  });

  it('retries the manifest and the scene every two seconds', async () => {
    const clock = replaceRuntime(runtime);
    const loads: number[] = [];
    art.load = () => {
      loads.push(runtime.monotonic());
      return loads.length < 3 ? Promise.reject(new Error('version 2')) : Promise.resolve({ scene: '/scene.json' });
    };
    replies = [Response.json({ message: 'Not rendered yet' }, { status: 503 })];
    const data = loadTownData(HOSTS, new AbortController().signal);
    for (let second = 0; second < 10; second++) {
      await settle();
      clock.advance(1000);
    }
    await expect(data).resolves.toMatchObject({ scene: SCENE });
    expect(loads).toEqual([0, 2000, 4000]);
    expect(fetched).toHaveLength(2);
  });

  it('rejects when the town is unmounted during the retries', async () => {
    const clock = replaceRuntime(runtime);
    art.load = () => Promise.reject(new Error('version 2'));
    const closing = new AbortController();
    const data = loadTownData(HOSTS, closing.signal);
    await settle();
    closing.abort();
    await expect(data).rejects.toMatchObject({ name: 'AbortError' });
    expect(clock.pendingTimers()).toBe(0);
  });
});
