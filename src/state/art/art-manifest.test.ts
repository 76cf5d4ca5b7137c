import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MANIFEST_VERSION } from '../../shared/art/manifest.ts';

const fetched: string[] = [];
let reply: () => Response;

vi.mock('../../net/client-config.ts', () => ({ storageUrl: (path: string) => `https://storage.example${path}` }));

/** The module as on a new page. */
async function newPage() {
  vi.resetModules();
  return await import('./art-manifest.ts');
}

beforeEach(() => {
  fetched.length = 0;
  reply = () => Response.json({ version: MANIFEST_VERSION, items: [] });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(reply());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the art manifest', () => {
  it('is fetched once for all callers', async () => {
    const { loadArtManifest } = await newPage();
    const [first, second] = await Promise.all([loadArtManifest(), loadArtManifest()]);
    expect(first).toEqual({ version: MANIFEST_VERSION, items: [] });
    expect(second).toBe(first);
    expect(await loadArtManifest()).toBe(first);
    expect(fetched).toEqual(['https://storage.example/storage/page-manifest.json']);
  });

  it.each([
    ['of another version', () => Response.json({ version: MANIFEST_VERSION + 1 }), 'has version 2'],
    ['that is still missing', () => new Response('', { status: 503 }), 'answered 503'],
  ])('%s is rejected and fetched again by the next call', async (_, broken, message) => {
    const { loadArtManifest } = await newPage();
    reply = broken;
    await expect(loadArtManifest()).rejects.toThrow(message);
    reply = () => Response.json({ version: MANIFEST_VERSION, items: [] });
    expect(await loadArtManifest()).toMatchObject({ version: MANIFEST_VERSION });
    expect(fetched).toHaveLength(2);
  });
});
