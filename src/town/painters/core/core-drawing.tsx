/** The town drawn by the core in a worker: its canvas, pictures and worker, from mount to unmount. */
import { useEffect } from 'react';
import { createPaintClient, type PaintClient } from '../../../engine/paint-client.ts';
import type { ArtManifest } from '../../../shared/art/manifest.ts';
import { createAvatarSheets } from '../avatar-sheets.ts';
import { drawEffect, drawShadow, drawSilhouette } from '../drawn-pictures.ts';
import type { EffectEntry } from '../../plan/frame-plan.ts';
import { PICTURE_BUDGET_BYTES } from '../picture-store.ts';
import type { CreateDrawing, DrawingDeps, TownDrawing } from '../town-painter.ts';
import { createCoreFaces } from './core-faces.ts';
import { type CoreFrame, createCoreFrames } from './core-frames.ts';
import { createCorePainter } from './core-painter.ts';
import { createHedgeTiles } from '../hedge-tiles.ts';
import type { FrameSources } from './list-frame.ts';

/** Fitted sprites take as many bytes as their sources and a frame. */
const SPRITES_PER_SOURCE = 2;

interface Opened {
  readonly pictures: TownDrawing['pictures'];
  readonly hasLook: TownDrawing['hasLook'];
  setManifest(manifest: ArtManifest): void;
  setBudget(bytes: number): void;
  close(): void;
}

export const createCoreDrawing: CreateDrawing = (deps) => {
  let opened: Opened | null = null;
  let manifest: ArtManifest | null = null;
  let budget = PICTURE_BUDGET_BYTES;
  const close = (): void => {
    opened?.close();
    opened = null;
  };
  const open = (container: HTMLElement): void => {
    opened = openCanvas(deps, container);
    opened.setBudget(budget);
    if (manifest !== null) opened.setManifest(manifest);
  };
  return {
    Canvas: ({ container }) => {
      useEffect(() => {
        open(container);
        return close;
      }, [container]);
      return null;
    },
    pictures: { picture: (url) => opened?.pictures.picture(url) ?? null },
    hasLook: (user) => opened?.hasLook(user) ?? false,
    setManifest(loaded) {
      manifest = loaded;
      opened?.setManifest(loaded);
    },
    setBudget(bytes) {
      budget = bytes;
      opened?.setBudget(bytes);
    },
    dispose: close,
  };
};

/** A canvas can be given to a worker only once, so each mount creates its own. */
function openCanvas(
  { loop, look, core, avatarHost, storageHost, onFailed }: DrawingDeps,
  container: HTMLElement,
): Opened {
  const canvas = document.createElement('canvas');
  canvas.className = 'town-canvas';
  canvas.dataset['painter'] = 'core';
  container.prepend(canvas);
  const client: PaintClient = createPaintClient(canvas);
  const frames = createCoreFrames(client, () => loop.pictureArrived());
  const faces = createCoreFaces(frames);
  const hedge = createHedgeTiles(frames);
  const effects = new Map<EffectEntry['picture'], CoreFrame>();
  const sources: FrameSources = {
    pictures: frames.store,
    sheets: null,
    shadow: frames.add(bitmapOf(drawShadow())),
    silhouette: frames.add(bitmapOf(drawSilhouette())),
    effect(picture) {
      const frame = effects.get(picture) ?? frames.add(bitmapOf(drawEffect(picture)));
      effects.set(picture, frame);
      return frame;
    },
    hedge,
    faces,
  };
  const painter = createCorePainter({
    canvas,
    client,
    frames,
    sources,
    faces,
    hedge,
    mood: () => look.get().mood,
    run: loop.run,
    changed: loop.nodesChanged,
    failed: () => onFailed('running'),
  });
  loop.attach(painter);
  return {
    pictures: frames.store,
    hasLook: (user) => sources.sheets?.hasLook(user) ?? false,
    setManifest(manifest) {
      sources.sheets = createAvatarSheets({
        pictures: frames.store,
        fetchPicture: frames.fetchPicture,
        compose: (figure, size) => core.composeSheet(figure, size),
        manifest,
        avatarHost,
        storageHost,
      });
      loop.nodesChanged();
    },
    setBudget(bytes) {
      frames.store.setBudget(bytes);
      client.limitMemory(SPRITES_PER_SOURCE * bytes);
    },
    close() {
      loop.detach(painter);
      frames.store.dispose();
      client.dispose();
      canvas.remove();
    },
  };
}

function bitmapOf(drawn: HTMLCanvasElement): ImageBitmap {
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  return canvas.transferToImageBitmap();
}
