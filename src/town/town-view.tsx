/**
 * The town as one component: canvas, names and bubbles over it, and the same in words. It owns the running world, the
 * worker and the textures, and gives all of them back when it is taken off the page.
 */
import './town.css';
import { memo, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Insets } from '../engine/camera.ts';
import { borrowCore } from '../engine/page-core.ts';
import { LOCATION_NAME } from '../shared/rules/town.ts';
import { settings } from '../state/settings/settings.ts';
import { createAvatarSheets } from './painters/pixi/avatar-sheets.ts';
import { createDrawnTextures, type DrawnTextures } from './painters/pixi/drawn-textures.ts';
import { createFrameLoop, type FrameLoop, type FrameOptions } from './frame-loop.ts';
import { createLampLight } from './plan/lamp-light.ts';
import { Mirror } from './painters/dom/mirror.tsx';
import { Overlay, type RenderName, type RenderWords } from './painters/dom/overlay.tsx';
import { createOverlayNodes, type OverlayNodes } from './painters/dom/overlay-frame.ts';
import { loadGround, loadTownData, type TownData, type TownHosts } from './loading/scene-data.ts';
import { createSceneLook, type SceneLookStore } from './painters/pixi/scene-look.ts';
import { SceneryNotice } from './loading/scenery-notice.tsx';
import { createSceneryProgress, type SceneryProgressStore } from './loading/scenery-progress.ts';
import { createStage, type Stage } from './painters/pixi/stage.ts';
import { createTextureStore, TEXTURE_BUDGET_BYTES, type TextureStore } from './painters/pixi/texture-store.ts';
import { TownCanvas } from './painters/pixi/town-canvas.tsx';
import { type AvatarListener, listenToInput } from './input/town-input.ts';
import { tintOf, useMood, useReducedMotion } from './town-light.ts';
import { createTownWorld, type TownWorld } from './town-world.ts';

/** Behind the sky. */
const BACKGROUND = { day: 0x9fd3fb, evening: 0x3d3f86 } as const;

export interface TownViewProps {
  hosts: TownHosts;
  renderName: RenderName;
  renderWords: RenderWords;
  /** What the interface covers of the window. */
  insets: Insets;
  /** Somebody else was clicked; `box` is the figure in window pixels. */
  onAvatar: AvatarListener;
}

/** Everything of one showing of the town that is not React's. */
interface Showing {
  world: TownWorld;
  stage: Stage;
  textures: TextureStore;
  drawn: DrawnTextures;
  overlay: OverlayNodes;
  look: SceneLookStore;
  options: FrameOptions;
  loop: FrameLoop;
  scenery: SceneryProgressStore;
  data: TownData | null;
}

export const TownView = memo(function TownView({ hosts, insets, ...draws }: TownViewProps) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const [showing, setShowing] = useState<Showing | null>(null);

  useEffect(() => {
    const closing = new AbortController();
    const borrowed = borrowCore();
    const core = borrowed.client;
    const world = createTownWorld(core);
    const textures: TextureStore = createTextureStore(() => loop.pictureArrived());
    const drawn = createDrawnTextures();
    const stage = createStage();
    const overlay = createOverlayNodes();
    const look = createSceneLook();
    const scenery = createSceneryProgress();
    const options: FrameOptions = {
      isOptimized: false,
      isStill: false,
      tint: 0xffffff,
      lampLight: null,
      background: BACKGROUND.day,
    };
    const loop: FrameLoop = createFrameLoop({ world, stage, textures, drawn, overlay, options, scenery });
    const own: Showing = { world, stage, textures, drawn, overlay, look, options, loop, scenery, data: null };
    // oxlint-disable-next-line react/set-state-in-effect -- what is shown lives and ends with this effect
    setShowing(own);
    void loadGround(core, closing.signal).then((ground) => world.setGround(ground));
    loadTownData(hosts, closing.signal).then(
      (data) => {
        const { avatars: avatarHost, storage: storageHost } = hosts;
        loop.setSheets(createAvatarSheets({ textures, core, manifest: data.manifest, avatarHost, storageHost }));
        setShowing({ ...own, data });
      },
      () => undefined,
    );
    return () => {
      closing.abort();
      setShowing(null);
      world.close();
      loop.dispose();
      borrowed.release();
      // Pixi's own tree is taken down after this; its nodes must not lose their textures before.
      window.setTimeout(() => {
        textures.dispose();
        drawn.destroy();
      });
    };
  }, [hosts]);

  return (
    <section ref={setSurface} className="town" aria-label={LOCATION_NAME}>
      {showing !== null && surface !== null && (
        <RunningTown showing={showing} surface={surface} hosts={hosts} insets={insets} {...draws} />
      )}
    </section>
  );
});

interface RunningTownProps extends TownViewProps {
  showing: Showing;
  surface: HTMLElement;
}

function RunningTown({ showing, surface, hosts, insets, renderName, renderWords, onAvatar }: RunningTownProps) {
  const { world, stage, drawn, textures, overlay, look, options, loop, scenery, data } = showing;
  const scene = data?.scene ?? null;
  const { isOptimizedMode } = useSnapshot(settings);
  const mood = useMood();
  const isStill = useReducedMotion() || isOptimizedMode;
  const tint = tintOf(scene, mood);
  const isLampLit = mood === 'evening' && !isOptimizedMode;
  const lampLight = useMemo(() => (isLampLit && scene !== null ? createLampLight(scene) : null), [scene, isLampLit]);

  useEffect(() => listenToInput(surface, world, onAvatar), [surface, world, onAvatar]);
  useEffect(() => {
    const measure = (): void =>
      world.setViewport({ widthPx: surface.clientWidth, heightPx: surface.clientHeight, insets });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surface);
    return () => observer.disconnect();
  }, [surface, world, insets]);
  useEffect(() => {
    Object.assign(options, { isOptimized: isOptimizedMode, isStill, tint, lampLight, background: BACKGROUND[mood] });
    look.set({ scene, mood, tint, isOptimized: isOptimizedMode });
    textures.setBudget(isOptimizedMode ? TEXTURE_BUDGET_BYTES / 2 : TEXTURE_BUDGET_BYTES);
    world.wake();
  }, [options, look, textures, world, scene, mood, isOptimizedMode, isStill, tint, lampLight]);

  return (
    <>
      <TownCanvas
        loop={loop}
        container={surface}
        stage={stage}
        actors={world.actors}
        drawn={drawn}
        storageHost={hosts.storage}
        look={look}
      />
      <Overlay world={world} nodes={overlay} renderName={renderName} renderWords={renderWords} />
      <SceneryNotice progress={scenery} />
      <Mirror world={world} />
    </>
  );
}
