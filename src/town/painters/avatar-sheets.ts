/**
 * Requests the six views of each avatar in the size that the screen needs. The avatar image host renders players as one
 * picture, views side by side. The worker composites new looks of the own player, and players for whom the host fails, from
 * packed layers as one picture for each view. The own player's first look comes from the host: its packed layers are more
 * than half of what a first visit would download.
 */
import type { FigureRequest, SheetBitmapSize } from '../../engine/client-types.ts';
import { figureOfLook } from '../../engine/figures/compositor.ts';
import { SHEET_NAMES } from '../../engine/figures/frames.ts';
import { TOWN_FRAME_HEIGHT_PX } from '../../shared/art/avatar-sizes.ts';
import { hashLook } from '../../shared/art/look-hash.ts';
import { CAT_ID, CAT_PICTURE, TOWNSFOLK_PREFIX } from '../../shared/rules/townsfolk.ts';
import { indexItems } from '../../shared/art/dress.ts';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import type { PlayerUser } from '../../shared/realtime/events.ts';
import { VIEW_COUNT } from '../../shared/rules/town.ts';
import type { HalfSize } from '../state/detail.ts';
import { itemsOfLook } from '../../state/shopping/late-items.ts';
import type { FetchPicture, Picture, PictureStore, SheetLoader } from './picture-store.ts';

/** How long the host may take (specification: world, section 8). */
const TIMEOUT_MS = { normal: 15_000, optimized: 10_000 } as const;
/** After the fallback failed too. */
const RETRY_MS = { normal: 10_000, optimized: 20_000 } as const;

/** More than the players of a town. */
const REMEMBERED_MAX = 1000;

export interface SheetRequest {
  user: PlayerUser;
  isSelf: boolean;
  /** How high a whole frame is on the screen, in device pixels. */
  shownHeightPx: number;
  halfSize: HalfSize;
}

export interface AvatarSheets<Frame> {
  /**
   * The six views in sheet order when they are loaded; until then those that the player was shown with before (another
   * size, mode or look), otherwise null.
   */
  framesOf(request: SheetRequest): readonly Frame[] | null;
  /** Whether the player is shown in the look of now. */
  hasLook(user: PlayerUser): boolean;
}

/** `Decoded`: what the store makes frames of. Sheets that the worker composited are bitmaps. */
export interface AvatarSheetsDeps<Frame, Decoded extends Picture> {
  pictures: Pick<PictureStore<Frame, Decoded | ImageBitmap>, 'sheet' | 'loaded'>;
  fetchPicture: FetchPicture<Decoded>;
  /** Composites the six views of a figure in sheet order. */
  compose: (figure: FigureRequest, size: SheetBitmapSize) => Promise<readonly (Decoded | ImageBitmap)[]>;
  manifest: ArtManifest;
  /** Base URLs of the avatar image host and the storage host; '' is the page's origin. */
  avatarHost: string;
  storageHost: string;
}

/** What the store needs to load one size of a look. */
interface Sheet<Decoded extends Picture> {
  key: string;
  load: SheetLoader<Decoded | ImageBitmap>;
}

/** The sheets of one player's look by size, each created when it is first needed. */
interface Look<Decoded extends Picture> {
  hash: string;
  sheets: Map<SheetBitmapSize, Sheet<Decoded>>;
}

export function createAvatarSheets<Frame, Decoded extends Picture>(
  deps: AvatarSheetsDeps<Frame, Decoded>,
): AvatarSheets<Frame> {
  const { pictures, manifest, fetchPicture } = deps;
  const items = indexItems(manifest);
  /** A change of a player is a new object, so that a frame neither hashes nor allocates. */
  const looks = new WeakMap<PlayerUser, Look<Decoded>>();
  /** Key of the sheet that each player was shown with last, by username. */
  const lastKeys = new Map<string, string>();
  /** The own look that the player arrived with: the only one that the host certainly has. */
  let ownFirstHash: string | null = null;

  function lookOf(user: PlayerUser): Look<Decoded> {
    let look = looks.get(user);
    if (look === undefined) {
      look = { hash: hashLook(user.customization), sheets: new Map() };
      looks.set(user, look);
    }
    return look;
  }

  function sheetOf({ user, isSelf }: SheetRequest, size: SheetBitmapSize): Sheet<Decoded> {
    const look = lookOf(user);
    let sheet = look.sheets.get(size);
    if (sheet === undefined) {
      sheet = { key: `${keyOf(user, look.hash)}${size}`, load: loaderOf(user, isSelf, look.hash, size) };
      look.sheets.set(size, sheet);
    }
    return sheet;
  }

  function loaderOf(
    user: PlayerUser,
    isSelf: boolean,
    hash: string,
    size: SheetBitmapSize,
  ): SheetLoader<Decoded | ImageBitmap> {
    if (user.townsfolk !== undefined) {
      const request = { url: townsfolkUrl(deps, user.townsfolk, size), frameCount: VIEW_COUNT };
      const timeoutMs = TIMEOUT_MS[modeOf(size)];
      return (signal) => fetchPicture({ ...request, timeoutMs }, signal).then((sheet) => [sheet]);
    }
    const compose = async (): Promise<readonly (Decoded | ImageBitmap)[]> => {
      const look = user.customization;
      const worn = await itemsOfLook(items, look);
      return deps.compose(figureOfLook(manifest, worn, look, { storageBase: deps.storageHost }), size);
    };
    if (isSelf) ownFirstHash ??= hash;
    if (isSelf && hash !== ownFirstHash) return compose;
    const url = `${deps.avatarHost}/avatars/${user.username}/${SHEET_NAMES[size]}.webp?v=${hash}`;
    const request = { url, frameCount: VIEW_COUNT, timeoutMs: TIMEOUT_MS[modeOf(size)] };
    return (signal) =>
      fetchPicture(request, signal).then((sheet): readonly (Decoded | ImageBitmap)[] => [sheet], compose);
  }

  function want(request: SheetRequest, size: SheetBitmapSize): readonly Frame[] | null {
    const { key, load } = sheetOf(request, size);
    const frames = pictures.sheet(key, VIEW_COUNT, RETRY_MS[modeOf(size)], load);
    if (frames !== null) remember(nameOf(request.user), key);
    return frames;
  }

  /** The frames of a size if they are loaded; otherwise it is not requested. */
  function known(request: SheetRequest, size: SheetBitmapSize): readonly Frame[] | null {
    const { key } = sheetOf(request, size);
    const frames = pictures.loaded(key);
    if (frames !== null) remember(nameOf(request.user), key);
    return frames;
  }

  function remember(username: string, key: string): void {
    if (lastKeys.get(username) === key) return;
    // Players who left are forgotten with all others; those who are here are remembered again by the next frame.
    if (lastKeys.size >= REMEMBERED_MAX) lastKeys.clear();
    lastKeys.set(username, key);
  }

  function shownBefore(username: string): readonly Frame[] | null {
    const key = lastKeys.get(username);
    return key === undefined ? null : pictures.loaded(key);
  }

  return {
    framesOf(request) {
      if (request.user.isLookMissing) return shownBefore(nameOf(request.user));
      const size = sizeFor(request);
      const full = request.halfSize === 'enough' ? known(request, fullSizeFor(request)) : null;
      if (full !== null) return full;
      const frames = want(request, size) ?? shownBefore(nameOf(request.user));
      return frames ?? (size === 'half' ? want(request, 'town') : null);
    },
    hasLook: (user) => lastKeys.get(nameOf(user))?.startsWith(keyOf(user, lookOf(user).hash)) ?? false,
  };
}

/** On the avatar host. An account may have the name of one of the townsfolk. */
const nameOf = ({ username, townsfolk }: PlayerUser): string =>
  townsfolk === undefined ? username : TOWNSFOLK_PREFIX + townsfolk;

/** Of the sheets of a look, before their size. */
const keyOf = (user: PlayerUser, hash: string): string => `avatar:${nameOf(user)}:${hash}:`;

type Hosts = Pick<AvatarSheetsDeps<unknown, Picture>, 'manifest' | 'avatarHost' | 'storageHost'>;

/** The look of the townsfolk is known to the host alone; the cat is a picture. */
function townsfolkUrl({ manifest, avatarHost, storageHost }: Hosts, id: string, size: SheetBitmapSize): string {
  if (id === CAT_ID) return storageHost + (manifest.pictures?.[CAT_PICTURE] ?? '');
  return `${avatarHost}/avatars/${TOWNSFOLK_PREFIX}${id}/${SHEET_NAMES[size]}.webp`;
}

/** A town frame is drawn up to this much larger than it is before the next size is fetched. */
const STRETCH = 1.2;

/** Half size is loaded as slowly as in Optimized Mode. */
const modeOf = (size: SheetBitmapSize): 'normal' | 'optimized' => (size === 'townHalf' ? 'optimized' : 'normal');

const fullSizeFor = ({ shownHeightPx }: SheetRequest): SheetBitmapSize =>
  shownHeightPx > TOWN_FRAME_HEIGHT_PX * STRETCH ? 'half' : 'town';

const sizeFor = (request: SheetRequest): SheetBitmapSize =>
  request.halfSize === 'never' ? fullSizeFor(request) : 'townHalf';
