/**
 * Pieces that code places in the town beside the scenery: lanterns, weather, moments. Their rooms are loaded later and set
 * them in groups; the town adds them to the scenery's own. Owns the groups.
 */
import type { ScenePicture } from '../../shared/art/manifest.ts';
import { type MakeSign, type MovingItem, type PlaceItem, type SceneLayer, STANDING_STILL } from './scene-items.ts';

export interface ExtraItems {
  /** The pieces of all groups; another list after each change. */
  readonly get: () => readonly MovingItem[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Words over the scenery; asked in each frame. */
  readonly sign: MakeSign;
  setSign(sign: MakeSign | null): void;
  /** Replaces a group. */
  set(group: string, items: readonly MovingItem[]): void;
}

export function createExtraItems(): ExtraItems {
  const groups = new Map<string, readonly MovingItem[]>();
  const listeners = new Set<() => void>();
  let all: readonly MovingItem[] = [];
  let sign: MakeSign | null = null;
  return {
    get: () => all,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    sign: (clearTop) => sign?.(clearTop) ?? null,
    setSign(next) {
      sign = next;
    },
    set(group, items) {
      if (items.length === 0 && (groups.get(group)?.length ?? 0) === 0) return;
      groups.set(group, items);
      all = [...groups.values()].flat();
      for (const listener of listeners) listener();
    },
  };
}

/** The pictures that code places, by name, and the light of the hour. */
export interface ExtraLook {
  props: Readonly<Record<string, ScenePicture>>;
  /** Base URL of the storage host; '' is the page's origin. */
  storageHost: string;
  mood: 'day' | 'evening';
  /** Multiplied onto what is not light, 0xRRGGBB. */
  tint: number;
}

export interface Piece {
  /** Unique among all pieces. */
  id: string;
  prop: string;
  layer: SceneLayer;
  /** Foot y, in the layer `standing`. */
  depth?: number;
  /** What its size is multiplied by while it does not grow or shrink; 1 by default. */
  scale?: number;
  /** It shines: not tinted, and brightens what is behind it. */
  isLight?: boolean;
  tint?: number;
  place: PlaceItem;
}

/** None while the picture is unknown: a scene file of before there was one. */
export function pieceItem(look: ExtraLook, piece: Piece): MovingItem[] {
  const picture = look.props[piece.prop];
  if (picture === undefined) return [];
  const isLight = piece.isLight === true;
  return [
    {
      id: `extra ${piece.id}`,
      layer: piece.layer,
      depth: Math.round(piece.depth ?? 0),
      url: look.storageHost + picture.url,
      blend: isLight ? 'screen' : 'normal',
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      motion: { ...STANDING_STILL, x: 0, y: 0, scale: piece.scale ?? STANDING_STILL.scale },
      tint: isLight ? 0xffffff : (piece.tint ?? look.tint),
      place: piece.place,
    },
  ];
}
