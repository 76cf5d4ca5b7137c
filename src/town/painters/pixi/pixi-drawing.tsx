/** The town drawn by Pixi on the GPU: its canvas, textures and nodes, from mount to unmount. */
import { isWebGLSupported, type Texture } from 'pixi.js';
import { useEffect } from 'react';
import { createAvatarSheets } from '../avatar-sheets.ts';
import type { CreateDrawing, TownPainter } from '../town-painter.ts';
import { createDrawnTextures } from './drawn-textures.ts';
import { createLabelAtlas } from './label-atlas.ts';
import type { NodePainter } from './paint.ts';
import { createPixiPainter } from './pixi-painter.ts';
import { createStage } from './stage.ts';
import { createTextureStore, trimmedCompose, type TrimmedPicture, trimmedFetch } from './texture-store.ts';
import { type CanvasLoop, TownCanvas } from './town-canvas.tsx';
import { watchContext } from './watch-context.ts';

export const createPixiDrawing: CreateDrawing = ({ loop, look, core, avatarHost, storageHost, onFailed }) => {
  const textures = createTextureStore(() => loop.pictureArrived());
  const drawn = createDrawnTextures();
  const stage = createStage();
  const atlas = createLabelAtlas();
  const nodes: NodePainter = { stage, textures, drawn, atlas, sheets: null };
  let painter: TownPainter | null = null;
  let stopWatching = (): void => {};
  const onLost = (): void => onFailed('running');
  const canvasLoop: CanvasLoop = {
    attach(app) {
      painter = createPixiPainter(app, nodes, textures, { failed: onLost, changed: loop.nodesChanged });
      loop.attach(painter);
      stopWatching = watchContext(app.canvas, onLost, 'context' in app.renderer && app.renderer.context.isLost);
    },
    detach() {
      stopWatching();
      if (painter !== null) loop.detach(painter);
      painter = null;
    },
    failed(reason) {
      console.error('the GPU cannot draw the town:', reason);
      onFailed('start');
    },
    nodesChanged: loop.nodesChanged,
    run: loop.run,
  };
  return {
    Canvas: ({ container }) => {
      // Pixi asks this too and keeps the answer. The build has no other backend of it; its canvas renderer draws tints wrong
      // and keeps a canvas for each.
      const canDraw = isWebGLSupported();
      useEffect(() => {
        if (!canDraw) onFailed('start');
      }, [canDraw]);
      if (!canDraw) return null;
      return <TownCanvas loop={canvasLoop} container={container} stage={stage} drawn={drawn} look={look} />;
    },
    pictures: textures,
    hasLook: (user) => nodes.sheets?.hasLook(user) ?? false,
    setManifest(manifest) {
      nodes.sheets = createAvatarSheets<Texture, TrimmedPicture>({
        pictures: textures,
        fetchPicture: trimmedFetch(core),
        compose: trimmedCompose(core),
        manifest,
        avatarHost,
        storageHost,
      });
      loop.nodesChanged();
    },
    setBudget: (bytes) => textures.setBudget(bytes),
    dispose() {
      // Pixi removes its own tree after this; its nodes need their textures until then.
      window.setTimeout(() => {
        textures.dispose();
        drawn.destroy();
        atlas.destroy();
      });
    },
  };
};
