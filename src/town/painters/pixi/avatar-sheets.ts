/**
 * Requests the six views of each avatar in the size that the screen needs. The avatar image host renders other players as
 * one picture, views side by side. The worker composites the own player, and players for whom the host fails, from packed
 * layers as one picture for each view.
 */
import type { Texture } from 'pixi.js';
import type { CoreClient, SheetBitmapSize } from '../../../engine/client-types.ts';
import { figureOfLook } from '../../../engine/figures/compositor.ts';
import { SHEET_NAMES } from '../../../engine/figures/frames.ts';
import { TOWN_FRAME_HEIGHT_PX } from '../../../shared/art/avatar-sizes.ts';
import { hashLook } from '../../../shared/art/look-hash.ts';
import { indexItems } from '../../../shared/art/dress.ts';
import type { ArtItem, ArtManifest } from '../../../shared/art/manifest.ts';
import type { PlayerUser } from '../../../shared/realtime/events.ts';
import type { Customization } from '../../../shared/rules/slots.ts';
import { VIEW_COUNT } from '../../../shared/rules/town.ts';
import { itemsOfLook } from '../../../state/shopping/late-items.ts';
import { fetchPicture, type TextureStore } from './texture-store.ts';

/** How long the host may take (specification: world, section 8). */
const TIMEOUT_MS = { normal: 15_000, optimized: 10_000 } as const;
/** After the fallback failed too. */
const RETRY_MS = { normal: 10_000, optimized: 20_000 } as const;

export interface SheetRequest {
  user: PlayerUser;
  isSelf: boolean;
  /** How high a whole frame is on the screen, in device pixels. */
  shownHeightPx: number;
  isOptimized: boolean;
}

export interface AvatarSheets {
  /** The six views in sheet order when they are loaded, until then those of another size, otherwise null. */
  framesOf(request: SheetRequest): readonly Texture[] | null;
}

export interface AvatarSheetsDeps {
  textures: TextureStore;
  core: CoreClient;
  manifest: ArtManifest;
  /** Base URLs of the avatar image host and the storage host; '' is the page's origin. */
  avatarHost: string;
  storageHost: string;
}

export function createAvatarSheets(deps: AvatarSheetsDeps): AvatarSheets {
  const { textures, manifest } = deps;
  const items = indexItems(manifest);
  /** By look, so that a hash is computed once. */
  const hashes = new WeakMap<Customization, string>();

  const hashOf = (look: Customization): string => {
    const known = hashes.get(look);
    if (known !== undefined) return known;
    const hash = hashLook(look);
    hashes.set(look, hash);
    return hash;
  };

  function want(request: SheetRequest, size: SheetBitmapSize): readonly Texture[] | null {
    const { user, isSelf, isOptimized } = request;
    const hash = hashOf(user.customization);
    const mode = isOptimized ? 'optimized' : 'normal';
    return textures.sheet(`avatar:${user.username}:${hash}:${size}`, VIEW_COUNT, RETRY_MS[mode], async (signal) => {
      const compose = (): Promise<ImageBitmap[]> => composeSheet(deps, items, user.customization, size);
      if (isSelf) return compose();
      const timeout = AbortSignal.timeout(TIMEOUT_MS[mode]);
      const url = `${deps.avatarHost}/avatars/${user.username}/${SHEET_NAMES[size]}.webp?v=${hash}`;
      return fetchPicture(url, AbortSignal.any([signal, timeout])).then((sheet) => [sheet], compose);
    });
  }

  return {
    framesOf(request) {
      const size = sizeFor(request);
      return want(request, size) ?? (size === 'half' ? want(request, 'town') : null);
    },
  };
}

/** A town frame is drawn up to this much larger than it is before the next size is fetched. */
const STRETCH = 1.2;

function sizeFor({ shownHeightPx, isOptimized }: SheetRequest): SheetBitmapSize {
  if (isOptimized) return 'townHalf';
  return shownHeightPx > TOWN_FRAME_HEIGHT_PX * STRETCH ? 'half' : 'town';
}

async function composeSheet(
  { core, manifest, storageHost }: AvatarSheetsDeps,
  items: ReadonlyMap<string, ArtItem>,
  look: Customization,
  size: SheetBitmapSize,
): Promise<ImageBitmap[]> {
  const worn = await itemsOfLook(items, look);
  return core.composeSheet(figureOfLook(manifest, worn, look, { storageBase: storageHost }), size);
}
