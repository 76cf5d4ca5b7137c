/** The pictures that the town draws itself, as textures. */
import { Texture } from 'pixi.js';
import type { EffectEntry } from '../../plan/frame-plan.ts';
import { drawEffect, drawShadow, drawSilhouette } from '../drawn-pictures.ts';

export interface DrawnTextures {
  shadow: Texture;
  silhouette: Texture;
  /** Drawn when it is first needed. */
  effect(picture: EffectEntry['picture']): Texture;
  destroy(): void;
}

export function createDrawnTextures(): DrawnTextures {
  const shadow = Texture.from(drawShadow());
  const silhouette = Texture.from(drawSilhouette());
  const effects = new Map<EffectEntry['picture'], Texture>();
  return {
    shadow,
    silhouette,
    effect(picture) {
      const texture = effects.get(picture) ?? Texture.from(drawEffect(picture));
      effects.set(picture, texture);
      return texture;
    },
    destroy() {
      shadow.destroy(true);
      silhouette.destroy(true);
      for (const texture of effects.values()) texture.destroy(true);
    },
  };
}
