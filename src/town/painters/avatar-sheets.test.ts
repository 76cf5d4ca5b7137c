/** Which sheet a player is shown with while another is loading. The store is a fake that loads on request of the test. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOWN_FRAME_HEIGHT_PX } from '../../shared/art/avatar-sizes.ts';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { createAvatarSheets, type SheetRequest } from './avatar-sheets.ts';
import type { PictureStore, SheetLoader } from './picture-store.ts';

const fetched: string[] = [];
const fetchPicture = ({ url }: { url: string }): Promise<never> => {
  fetched.push(url);
  return Promise.reject(new Error('not in this test'));
};

interface Frame {
  name: string;
}
const loaded = new Map<string, readonly Frame[]>();
const requested: string[] = [];
const loaders: SheetLoader[] = [];
const pictures: Pick<PictureStore<Frame>, 'sheet' | 'loaded'> = {
  sheet(key, _count, _retryMs, load) {
    requested.push(key);
    loaders.push(load);
    return loaded.get(key) ?? null;
  },
  loaded: (key) => loaded.get(key) ?? null,
};
const manifest = { items: [], bodies: { feminine: [], masculine: [] } } as unknown as ArtManifest;
const composeSheet = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not in this test')));
const sheets = () =>
  createAvatarSheets<Frame, ImageBitmap>({
    pictures,
    fetchPicture,
    compose: composeSheet,
    manifest,
    avatarHost: '',
    storageHost: '',
  });

const wren = { username: 'wren', membership: 0, nametag: '', customization: bareCustomization(false, 0) };
const request = (change: Partial<SheetRequest> = {}): SheetRequest => ({
  user: wren,
  isSelf: false,
  shownHeightPx: 200,
  halfSize: 'never',
  ...change,
});
/** Finishes the load that was requested last. */
function finishLoad(): readonly Frame[] {
  const frames: readonly Frame[] = [];
  loaded.set(requested.at(-1) ?? expect.unreachable('nothing requested'), frames);
  return frames;
}

beforeEach(() => {
  loaded.clear();
  requested.length = 0;
  loaders.length = 0;
  fetched.length = 0;
  composeSheet.mockClear();
});

/** Runs the loader that was passed last. */
async function load(): Promise<void> {
  await expect(loaders.at(-1)?.(new AbortController().signal)).rejects.toThrow('not in this test');
}

describe('the sheet of a player', () => {
  it('is not requested while the look is missing', () => {
    const user = { ...wren, isLookMissing: true as const };
    expect(sheets().framesOf(request({ user }))).toBeNull();
    expect(requested).toEqual([]);
  });

  it('is requested with the same loader in each frame, another one for each size and look', () => {
    const { framesOf } = sheets();
    const changed = { ...wren, customization: bareCustomization(false, 5) };
    for (let frame = 0; frame < 2; frame += 1) {
      framesOf(request());
      framesOf(request({ halfSize: 'always' }));
      framesOf(request({ user: changed }));
    }
    expect(loaders.slice(3)).toEqual(loaders.slice(0, 3));
    expect(new Set(loaders).size).toBe(3);
    expect(new Set(requested).size).toBe(3);
  });

  it("comes from the host for the own player's first look, and is composited for each later one", async () => {
    const { framesOf } = sheets();
    const changed = { ...wren, customization: bareCustomization(false, 5) };
    framesOf(request({ isSelf: true, user: changed }));
    await load();
    expect(fetched).toEqual([expect.stringMatching(/^\/avatars\/wren\/town\.webp\?v=/)]);
    // The host fails in this test.
    expect(composeSheet).toHaveBeenCalledTimes(1);
    framesOf(request({ isSelf: true }));
    await load();
    expect(fetched).toHaveLength(1);
    expect(composeSheet).toHaveBeenCalledTimes(2);
    framesOf(request({ isSelf: true, user: { ...changed, membership: 1 } }));
    await load();
    expect(fetched).toHaveLength(2);
  });

  it('is larger once a town frame would be stretched by more than a fifth; Optimized Mode has its own', () => {
    const { framesOf } = sheets();
    const sizeFor = (change: Partial<SheetRequest>) => {
      requested.length = 0;
      framesOf(request(change));
      return requested[0]?.split(':').at(-1);
    };
    const limitPx = 1.2 * TOWN_FRAME_HEIGHT_PX;
    expect(sizeFor({ shownHeightPx: limitPx })).toBe('town');
    expect(sizeFor({ shownHeightPx: limitPx + 1 })).toBe('half');
    expect(sizeFor({ shownHeightPx: limitPx + 1, halfSize: 'always' })).toBe('townHalf');
  });

  it('is the loaded one of full size where half the size is enough, and nothing else is requested', () => {
    const { framesOf } = sheets();
    framesOf(request());
    const full = finishLoad();
    requested.length = 0;
    expect(framesOf(request({ halfSize: 'enough' }))).toBe(full);
    expect(requested).toEqual([]);
    loaded.clear();
    framesOf(request({ halfSize: 'enough' }));
    expect(requested[0]?.split(':').at(-1)).toBe('townHalf');
  });

  it('is none before the first one is loaded', () => {
    expect(sheets().framesOf(request())).toBeNull();
  });

  it.each<[string, Partial<SheetRequest>]>([
    ['Optimized Mode is switched', { halfSize: 'always' }],
    ['the camera moves near', { shownHeightPx: 600 }],
    ['the player changes clothes', { user: { ...wren, customization: bareCustomization(false, 5) } }],
  ])('stays when %s, until the new one is loaded', (_, change) => {
    const { framesOf } = sheets();
    framesOf(request());
    const old = finishLoad();
    expect(framesOf(request())).toBe(old);
    expect(framesOf(request(change))).toBe(old);
    const next = finishLoad();
    expect(framesOf(request(change))).toBe(next);
  });

  it('is of the look of now once that is loaded', () => {
    const { framesOf, hasLook } = sheets();
    const changed = { ...wren, customization: bareCustomization(false, 5) };
    const said: boolean[] = [];
    for (const user of [wren, changed]) {
      framesOf(request({ user }));
      said.push(hasLook(user));
      finishLoad();
      framesOf(request({ user }));
      said.push(hasLook(user), hasLook({ ...user, username: 'other' }));
    }
    expect([...said, hasLook(wren)]).toEqual([false, true, false, false, true, false, false]);
  });

  it('stays when the camera moves away from a player who was only seen near', () => {
    const { framesOf } = sheets();
    framesOf(request({ shownHeightPx: 600 }));
    const near = requested[0];
    if (near === undefined) expect.unreachable();
    const frames: readonly Frame[] = [];
    loaded.set(near, frames);
    expect(framesOf(request({ shownHeightPx: 600 }))).toBe(frames);
    expect(framesOf(request())).toBe(frames);
  });

  it('is never that of another player, and none once the store evicted it', () => {
    const { framesOf } = sheets();
    framesOf(request());
    finishLoad();
    framesOf(request());
    expect(framesOf(request({ user: { ...wren, username: 'odette' } }))).toBeNull();
    loaded.clear();
    expect(framesOf(request({ halfSize: 'always' }))).toBeNull();
  });
});
