/**
 * The Pixi nodes of the town. React mounts them and registers each here under the item or player that it shows; `paint.ts`
 * moves them and assigns their textures. It also fills the container of the labels.
 */
import type { Container, Sprite } from 'pixi.js';
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

export interface Stage {
  /** The container of all nodes; the camera moves and scales it. Null while it is not mounted. */
  root(): Container | null;
  setRoot(root: Container | null): void;
  /** Names and walk hint; null while their container is not mounted. */
  labels(): LabelNodes | null;
  setLabels(container: Container | null): void;
  readonly stills: Map<StillItem, Sprite>;
  readonly moving: Map<MovingItem, Sprite>;
  /** By socket id. */
  readonly figures: ReadonlyMap<string, FigureNodes>;
  setFigure(id: string, part: keyof FigureNodes, sprite: Sprite | null): void;
}

export function createStage(): Stage {
  let current: Container | null = null;
  let labels: LabelNodes | null = null;
  const figures = new Map<string, FigureNodes>();
  return {
    root: () => current,
    setRoot(root) {
      current = root;
    },
    labels: () => labels,
    setLabels(container) {
      labels = container === null ? null : { container, sprites: [] };
    },
    stills: new Map(),
    moving: new Map(),
    figures,
    setFigure(id, part, sprite) {
      const nodes = figures.get(id) ?? { figure: null, shadow: null };
      nodes[part] = sprite;
      if (nodes.figure === null && nodes.shadow === null) figures.delete(id);
      else figures.set(id, nodes);
    },
  };
}
