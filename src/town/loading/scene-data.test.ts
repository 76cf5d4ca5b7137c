/** Loading of the town's manifest and scene. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { loadTownData } from './scene-data.ts';

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
afterEach(() => vi.unstubAllGlobals());

describe('the data of the town', () => {
  it('is the manifest of the page and the scene that it names', async () => {
    const { manifest, scene } = await loadTownData(HOSTS, new AbortController().signal);
    expect(manifest).toEqual({ scene: '/scene.json?v=1' });
    expect(scene).toEqual(SCENE);
    expect(fetched).toEqual(['https://storage.example/scene.json?v=1']);
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
