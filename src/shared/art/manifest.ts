/**
 * Types of the art manifest and the scene file. The manifest is the only source of generated items' ids, names, prices and
 * addresses. The generator writes it before it renders anything as `/storage/manifest.json`, and the server seeds its
 * catalogue from it. The client reads a shorter one (`PAGE_MANIFEST_PATH`). Addresses are paths of the storage host with
 * `?v=` and a content hash.
 */
import type { BodyType } from '../rules/slots.ts';

export const MANIFEST_VERSION = 1;

export interface ArtItem {
  /** Stable: never changes when items are added. Kebab case. */
  id: string;
  name: string;
  description: string;
  /** Number of `rules/slots` */
  category: number;
  /** 0 normal, 1 RARE, 2 EPIC, 3 LEGENDARY */
  rarity: 0 | 1 | 2 | 3;
  /** One of the two is 0; both are 0 for free items. */
  costCoins: number;
  costGems: number;
  /** Files for each body that the item fits. */
  fits: Partial<Record<BodyType, ItemFiles>>;
  /** Hats: hair above this canvas y is not drawn. */
  hairTopPx?: number;
  /** Given to every new player. */
  isStarter: boolean;
  /** Won, and never on sale. Absent for other items. */
  isPrize?: boolean;
}

export interface ItemFiles {
  /** The packed layers of all six views, for the core (`layer-pack.ts`). */
  layers: string;
  sheet: string;
  halfSheet: string;
  preview: string;
  thumbnail: string;
  /** Layers differ by skin tone: `layers` contains `{skin}` in place of the tone's number. */
  isSkinTinted?: boolean;
}

export interface ArtEmoji {
  id: string;
  /** What players type; the first is shown. */
  names: string[];
  /** Below /emojis/ and without a query, because messages contain this path. */
  imgUrl: string;
  isAnimated: boolean;
}

export interface ArtManifest {
  version: typeof MANIFEST_VERSION;
  items: ArtItem[];
  /** Packed layers of the bare bodies, by skin tone 0 to 22. */
  bodies: Record<BodyType, string[]>;
  /** Ids of the items in a new player's first outfit, by body. */
  starterOutfits: Record<BodyType, string[]>;
  /** Scene file of the town (`SceneFile`). */
  scene: string;
  /** Those of the other locations, by slug. */
  scenes?: Record<string, string>;
  landing: { id: string; wide: string; tall: string }[];
  logo: string;
  /** Custom emoji, the picker's defaults first. */
  emojis?: ArtEmoji[];
  /** Flat pictures of the interface by name: `badges/verified`, `currency/coin`, `empty/no-mail`, `flow/ruby`, `slots/hat` ... */
  pictures?: Record<string, string>;
  /** The creators' guide (PDF) and a blank sheet per body. */
  creator?: { guide: string; templates: Record<BodyType, string> };
  /** The default 3D model (glTF 2.0, binary). */
  model?: string;
  skinSwatches: string[];
  /** Flags of the country list, by code. */
  flags?: Record<string, string>;
  /** The radio programme in the order of streaming, one file per item. */
  radio?: string[];
  /** All short sounds in one file (`sounds.ts`). */
  sounds?: string;
}

/**
 * On the storage host: the manifest for pages. Of the items it has only those that every new player gets; a page requests
 * the others by id when a figure wears them (`ITEMS_PATH`).
 */
export const PAGE_MANIFEST_PATH = '/storage/page-manifest.json';

/** The manifest as pages receive it. */
export function pageManifestOf(manifest: ArtManifest): ArtManifest {
  const ids = new Set(Object.values(manifest.starterOutfits).flat());
  return { ...manifest, items: manifest.items.filter(({ id, isStarter }) => isStarter || ids.has(id)) };
}

/**
 * On the storage host, with `?ids=` a comma list of at most 64 ids: returns the known ones of these items, creators'
 * items included.
 */
export const ITEMS_PATH = '/storage/items.json';
export const ITEM_IDS_PATTERN = /^[\w-]{1,64}(?:,[\w-]{1,64}){0,63}$/;
export interface ItemsFile {
  items: ArtItem[];
}

/** What the town canvas draws, from back to front: sky, background, sprites and avatars by foot y, foreground, light. */
export interface SceneFile {
  version: 1;
  widthPx: number;
  heightPx: number;
  location: string;
  /** Baked navigation data of the location's colliders, for the core. */
  navigation: string;
  /** Pictures in tiles of at most 1024 px, by mood. */
  layers: Record<'day' | 'evening', { sky: SceneTile[]; background: SceneTile[]; foreground: SceneTile[] }>;
  /** Screen-blended over everything in the evening; `scale` 0.5 means half the map's size. */
  light: { tiles: SceneTile[]; scale: number };
  sprites: Record<string, SceneSprite>;
  placements: { sprite: string; x: number; y: number; scale: number; flip: boolean }[];
  motionSprites: Record<string, ScenePicture>;
  motions: SceneMotion[];
  /** Absent in files of before there were doors. */
  doorParts?: SceneDoorPart[];
  /** Pictures that code places: lanterns, weather. Absent in files of before there were any. */
  props?: Record<string, ScenePicture>;
  /** What figures hold during gestures; sizes on the map. Absent in files of before there were gestures. */
  gestureSprites?: Record<string, ScenePicture>;
  /** Lamps that light avatars in the evening. */
  lamps: SceneLamp[];
  /** 4x5 colour matrices for everything that has no picture per mood (avatars, motions). */
  moods: Record<'day' | 'evening', number[]>;
  /** Colour around the map, 0xRRGGBB; absent for the town, around which sky and hedges are. */
  surround?: Record<'day' | 'evening', number>;
}

/** Its size on the map, without the scale of a motion. */
export interface ScenePicture {
  url: string;
  widthPx: number;
  heightPx: number;
}

/** In map pixels times the layer's scale. */
export interface SceneTile {
  url: string;
  /** The same tile at a lower resolution for Optimized Mode, if there is one. */
  smallUrl?: string;
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
}

/** An ellipse of light: `share` in the middle, a little over half of it at half the radius, 0 at the edge. */
export interface SceneLamp {
  x: number;
  y: number;
  reachX: number;
  reachY: number;
  /** 0xRRGGBB */
  colour: number;
  /** 0 to 1 */
  share: number;
}

export interface SceneSprite {
  day: string;
  evening: string;
  widthPx: number;
  heightPx: number;
  /** The foot point in picture px. */
  footX: number;
  footY: number;
}

/** A picture that belongs to a door: the light around it, a sign of news, or the thing itself. It has no picture per mood. */
export interface SceneDoorPart {
  /** Key of the door. */
  door: string;
  /** `lit` and `news`: only then it is shown. */
  when: 'always' | 'lit' | 'news';
  url: string;
  /** Upper left corner on the map. */
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
  /** Foot line among the sprites; 0: part of the background. */
  depth: number;
}

export interface SceneMotion {
  sprite: string;
  layer: 'sky' | 'background' | 'sprites' | 'overhead';
  x: number;
  y: number;
  scale: number;
  motion: 'drift' | 'twinkle' | 'pulse' | 'sway' | 'bob' | 'rise' | 'flutter' | 'fall';
  periodS: number;
  amount: number;
  /** 0 to 1 */
  phase: number;
  /** In layer `sprites`: the foot y used for sorting instead of `y`. */
  depth?: number;
  blend?: 'screen';
  mood?: 'day' | 'evening';
}
