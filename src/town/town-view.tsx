/**
 * The town as one component: the canvas, names and bubbles over it, and the same as text. It creates the running world, the
 * loop and the textures when it is mounted and releases them when it is unmounted.
 */
import './town.css';
import { memo, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Insets } from '../engine/camera.ts';
import type { CoreClient } from '../engine/client-types.ts';
import { borrowCore } from '../engine/page-core.ts';
import { LOCATION_NAME } from '../shared/rules/town.ts';
import { sendMove } from '../state/session/connection.ts';
import { settings } from '../state/settings/settings.ts';
import { createFrameLoop, type FrameLoop } from './frame-loop.ts';
import { type AvatarListener, listenToInput } from './input/town-input.ts';
import { loadGround, loadTownData, type TownData, type TownHosts } from './loading/scene-data.ts';
import { SceneryNotice } from './loading/scenery-notice.tsx';
import { type CanvasOptions, createLookChange, type LookChange } from './look-change.ts';
import { createSceneryProgress, type SceneryProgressStore } from './state/scenery-progress.ts';
import { Mirror } from './painters/dom/mirror.tsx';
import { createOverlayNodes, type OverlayNodes } from './painters/dom/overlay-frame.ts';
import { createTownCover, type TownCover } from './painters/dom/town-cover.ts';
import { Overlay, type RenderName, type RenderWords } from './painters/dom/overlay.tsx';
import { createAvatarSheets } from './painters/pixi/avatar-sheets.ts';
import { createDrawnTextures, type DrawnTextures } from './painters/pixi/drawn-textures.ts';
import type { Painter } from './painters/pixi/paint.ts';
import { createStage, type Stage } from './painters/pixi/stage.ts';
import { createTextureStore, TEXTURE_BUDGET_BYTES, type TextureStore } from './painters/pixi/texture-store.ts';
import { TownCanvas } from './painters/pixi/town-canvas.tsx';
import { createFramePlan, type FramePlan } from './plan/frame-plan.ts';
import { createLampLight } from './plan/lamp-light.ts';
import { compileScene, NO_ITEMS } from './plan/scene-items.ts';
import { createSceneLook, type SceneLookStore } from './plan/scene-look.ts';
import { tintOf, useMood, useReducedMotion } from './town-light.ts';
import { createTownWorld, type TownWorld } from './world/town-world.ts';

/** Colour behind the sky. */
const BACKGROUND = { day: 0x9fd3fb, evening: 0x3d3f86 } as const;

export interface TownViewProps {
  hosts: TownHosts;
  renderName: RenderName;
  renderWords: RenderWords;
  /** The parts of the window that the interface covers. */
  insets: Insets;
  /** Usernames of the player's friends in lower case: their names and bubbles come first where there is little room. */
  friends: ReadonlySet<string>;
  /** Called with the username of another player who was clicked; `box` is in CSS pixels of the window. */
  onAvatar: AvatarListener;
}

/** The parts of one mounted town that are not React's. */
interface Town {
  world: TownWorld;
  plan: FramePlan;
  stage: Stage;
  textures: TextureStore;
  drawn: DrawnTextures;
  overlay: OverlayNodes;
  look: SceneLookStore;
  change: LookChange;
  cover: TownCover;
  loop: FrameLoop;
  scenery: SceneryProgressStore;
  data: TownData | null;
}

export const TownView = memo(function TownView({ hosts, insets, ...rest }: TownViewProps) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const [town, setTown] = useState<Town | null>(null);

  useEffect(() => {
    const closing = new AbortController();
    const borrowed = borrowCore();
    const core = borrowed.client;
    const created = createTown(core);
    const { world, textures, drawn, loop } = created;
    // oxlint-disable-next-line react/set-state-in-effect -- the town is created and closed by this effect
    setTown(created);
    void loadGround(core, closing.signal).then((ground) => world.setGround(ground));
    loadTownData(hosts, closing.signal).then(
      (data) => {
        const { avatars: avatarHost, storage: storageHost } = hosts;
        loop.setSheets(createAvatarSheets({ textures, core, manifest: data.manifest, avatarHost, storageHost }));
        setTown({ ...created, data });
      },
      () => undefined,
    );
    return () => {
      closing.abort();
      setTown(null);
      world.close();
      loop.dispose();
      borrowed.release();
      // Pixi removes its own tree after this; its nodes need their textures until then.
      window.setTimeout(() => {
        textures.dispose();
        drawn.destroy();
      });
    };
  }, [hosts]);

  return (
    <section ref={setSurface} className="town" aria-label={LOCATION_NAME}>
      {town !== null && surface !== null && (
        <RunningTown town={town} surface={surface} hosts={hosts} insets={insets} {...rest} />
      )}
    </section>
  );
});

function createTown(core: CoreClient): Town {
  const world = createTownWorld({
    core,
    isPageHidden: () => document.hidden,
    settings,
    sendMove: ({ x, y, view }) => sendMove(x, y, view),
    viewport: {
      widthPx: window.innerWidth,
      heightPx: window.innerHeight,
      insets: { top: 0, right: 0, bottom: 0, left: 0, overscrollBottom: 0 },
    },
  });
  const textures: TextureStore = createTextureStore(() => loop.pictureArrived());
  const drawn = createDrawnTextures();
  const stage = createStage();
  const plan = createFramePlan();
  const overlay = createOverlayNodes();
  const look = createSceneLook();
  const scenery = createSceneryProgress();
  const options: CanvasOptions = {
    isOptimized: false,
    isStill: false,
    tint: 0xffffff,
    lampLight: null,
    background: BACKGROUND.day,
  };
  const cover = createTownCover();
  const change = createLookChange({ store: look, options, textures, cover });
  const painter: Painter = { stage, textures, drawn, sheets: null };
  const loop: FrameLoop = createFrameLoop({ world, plan, painter, textures, overlay, look, change, options, scenery });
  return { world, plan, stage, textures, drawn, overlay, look, change, cover, loop, scenery, data: null };
}

interface RunningTownProps extends TownViewProps {
  town: Town;
  surface: HTMLElement;
}

function RunningTown({ town, surface, hosts, insets, friends, renderName, renderWords, onAvatar }: RunningTownProps) {
  const { world, plan, stage, drawn, textures, overlay, look, change, cover, loop, scenery, data } = town;
  const { storage: storageHost } = hosts;
  const scene = data?.scene ?? null;
  const { isOptimizedMode } = useSnapshot(settings);
  const mood = useMood();
  const isStill = useReducedMotion() || isOptimizedMode;
  const tint = tintOf(scene, mood);
  const isLampLit = mood === 'evening' && !isOptimizedMode;
  const items = useMemo(
    () => (scene === null ? NO_ITEMS : compileScene(scene, { mood, storageHost, tint, isOptimized: isOptimizedMode })),
    [scene, mood, storageHost, tint, isOptimizedMode],
  );
  const lampLight = useMemo(() => (isLampLit && scene !== null ? createLampLight(scene) : null), [scene, isLampLit]);

  useEffect(() => listenToInput(surface, world, plan, onAvatar), [surface, world, plan, onAvatar]);
  useEffect(() => world.figures.setFriends(friends), [world, friends]);
  useEffect(() => {
    const measure = (): void =>
      world.setViewport({ widthPx: surface.clientWidth, heightPx: surface.clientHeight, insets });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surface);
    return () => observer.disconnect();
  }, [surface, world, insets]);
  useEffect(() => {
    const options = { isOptimized: isOptimizedMode, isStill, tint, lampLight, background: BACKGROUND[mood] };
    change.show({ look: { items, mood }, options });
    textures.setBudget(isOptimizedMode ? TEXTURE_BUDGET_BYTES / 2 : TEXTURE_BUDGET_BYTES);
    world.wake();
  }, [change, textures, world, items, mood, isOptimizedMode, isStill, tint, lampLight]);

  return (
    <>
      <TownCanvas loop={loop} container={surface} stage={stage} drawn={drawn} look={look} />
      <canvas ref={(canvas) => cover.setCanvas(canvas)} className="town-cover" aria-hidden />
      <Overlay world={world} nodes={overlay} renderName={renderName} renderWords={renderWords} />
      <SceneryNotice progress={scenery} insets={insets} />
      <Mirror world={world} />
    </>
  );
}
