/** The pictures that the town draws itself, as textures. */
import { Texture } from 'pixi.js';
import { drawShadow, drawSilhouette } from '../drawn-pictures.ts';

export interface DrawnTextures {
  shadow: Texture;
  silhouette: Texture;
  destroy(): void;
}

export function createDrawnTextures(): DrawnTextures {
  const shadow = Texture.from(drawShadow());
  const silhouette = Texture.from(drawSilhouette());
  return {
    shadow,
    silhouette,
    destroy() {
      shadow.destroy(true);
      silhouette.destroy(true);
    },
  };
}
