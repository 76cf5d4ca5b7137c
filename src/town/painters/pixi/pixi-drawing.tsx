/** The town drawn by Pixi on the GPU: its canvas, textures and nodes, from mount to unmount. */
import { createAvatarSheets } from '../avatar-sheets.ts';
import type { CreateDrawing } from '../town-painter.ts';
import { createDrawnTextures } from './drawn-textures.ts';
import type { NodePainter } from './paint.ts';
import { createPixiPainter } from './pixi-painter.ts';
import { createStage } from './stage.ts';
import { createTextureStore } from './texture-store.ts';
import { type CanvasLoop, TownCanvas } from './town-canvas.tsx';

export const createPixiDrawing: CreateDrawing = ({ loop, look, core, avatarHost, storageHost }) => {
  const textures = createTextureStore(() => loop.pictureArrived());
  const drawn = createDrawnTextures();
  const stage = createStage();
  const nodes: NodePainter = { stage, textures, drawn, sheets: null };
  const canvasLoop: CanvasLoop = {
    attach: (app) => loop.attach(createPixiPainter(app, nodes, textures)),
    nodesChanged: loop.nodesChanged,
    run: loop.run,
  };
  return {
    Canvas: ({ container }) => (
      <TownCanvas loop={canvasLoop} container={container} stage={stage} drawn={drawn} look={look} />
    ),
    pictures: textures,
    setManifest(manifest) {
      nodes.sheets = createAvatarSheets({ pictures: textures, core, manifest, avatarHost, storageHost });
      loop.nodesChanged();
    },
    setBudget: (bytes) => textures.setBudget(bytes),
    dispose() {
      // Pixi removes its own tree after this; its nodes need their textures until then.
      window.setTimeout(() => {
        textures.dispose();
        drawn.destroy();
      });
    },
  };
};
