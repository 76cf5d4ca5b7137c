/**
 * The Pixi nodes of the town. React mounts them and registers each here under the item or player that it shows; `paint.ts`
 * moves them and assigns their textures. It also fills the container of the labels.
 */
import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { EveningHedge, HedgeDeps } from './evening-hedge.ts';
import { columnsOf } from './swept-textures.ts';
import type { MovingItem, StillItem } from '../../plan/scene-items.ts';

export interface FigureNodes {
  figure: Sprite | null;
  shadow: Sprite | null;
}

export interface LabelNodes {
  /** In CSS pixels of the window. */
  readonly container: Container;
  /** Its children. A frame adds those that it needs and hides those that it does not. */
  readonly sprites: Sprite[];
}

/** Sprites among those that stand on the ground. A frame takes those that it needs; the others are hidden at its end. */
export interface Extras {
  begin(): void;
  /** Null while the container is not mounted. */
  next(): Sprite | null;
  end(): void;
}

export interface Stage {
  /** The container of all nodes; the camera moves and scales it. Null while it is not mounted. */
  root(): Container | null;
  setRoot(root: Container | null): void;
  /** Names and walk hint; null while their container is not mounted. */
  labels(): LabelNodes | null;
  setLabels(container: Container | null): void;
  /** The container of everything with a foot on the ground, ordered by `zIndex`. */
  setStanding(container: Container | null): void;
  /** Pieces of figures and what they hold. */
  readonly extras: Extras;
  readonly eveningHedge: EveningHedge;
  readonly stills: Map<StillItem, Sprite>;
  readonly moving: Map<MovingItem, Sprite>;
  /** What a soft edge passes over. A frame adds the sprites that it needs and hides those that it does not. */
  readonly swept: Map<MovingItem, Container>;
  /** By socket id. */
  readonly figures: ReadonlyMap<string, FigureNodes>;
  setFigure(id: string, part: keyof FigureNodes, sprite: Sprite | null): void;
}

export function createStage(): Stage {
  let current: Container | null = null;
  let labels: LabelNodes | null = null;
  const figures = new Map<string, FigureNodes>();
  let standing: Container | null = null;
  let sprites: Sprite[] = [];
  let used = 0;
  return {
    root: () => current,
    setRoot(root) {
      current = root;
    },
    labels: () => labels,
    setLabels(container) {
      labels = container === null ? null : { container, sprites: [] };
    },
    setStanding(container) {
      if (container === standing) return;
      standing = container;
      sprites = [];
    },
    extras: {
      begin() {
        used = 0;
      },
      next() {
        if (standing === null) return null;
        const sprite = (sprites[used] ??= standing.addChild(new Sprite()));
        used += 1;
        sprite.visible = true;
        return sprite;
      },
      end() {
        for (let index = used; index < sprites.length; index++) {
          const idle = sprites[index];
          if (idle === undefined || !idle.visible) continue;
          idle.texture = Texture.EMPTY;
          idle.visible = false;
        }
      },
    },
    eveningHedge: lateHedge(),
    stills: new Map(),
    moving: new Map(),
    swept: new Map(),
    figures,
    setFigure(id, part, sprite) {
      const nodes = figures.get(id) ?? { figure: null, shadow: null };
      nodes[part] = sprite;
      if (nodes.figure === null && nodes.shadow === null) figures.delete(id);
      else figures.set(id, nodes);
    },
  };
}

const PIXI: HedgeDeps = {
  container: () => new Container(),
  sprite: () => new Sprite(),
  texture: (resource) =>
    new Texture({ source: new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' }) }),
  columnsOf,
};

/** The evening's hedge, whose code is loaded when the light changes for the first time. */
function lateHedge(): EveningHedge {
  let hedge: EveningHedge | null = null;
  let isAsked = false;
  return {
    paint(root, plan, scale) {
      hedge?.paint(root, plan, scale);
      if (isAsked || plan.evening === null) return;
      isAsked = true;
      import('./evening-hedge.ts').then(
        ({ createEveningHedge }) => {
          hedge = createEveningHedge(PIXI);
        },
        (error: unknown) => console.warn('the ground keeps its light while dusk passes:', error),
      );
    },
  };
}
