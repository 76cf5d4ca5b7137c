/**
 * The town as one component: the canvas, bubbles over it, and the same as text. It creates the running world, the
 * loop and the textures when it is mounted and releases them when it is unmounted.
 */
import './town.css';
import { memo, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { NO_INSETS, type Insets } from '../engine/camera.ts';
import type { CoreClient } from '../engine/client-types.ts';
import { borrowCore } from '../engine/page-core.ts';
import { shareFigures } from '../state/people/heard-figures.ts';
import { useGuests } from '../state/people/use-shown.ts';
import { sendMove } from '../state/session/connection.ts';
import { askTurns, sendWalk, townNow } from '../state/session/town-walks.ts';
import { runtime } from '../shared/runtime/client.ts';
import { shareOwnFigure, type WindowBox } from '../shared/runtime/own-figure.ts';
import { runningPainter } from '../state/settings/running-painter.ts';
import { settings } from '../state/settings/settings.ts';
import { createFrameLoop, type FrameLoop } from './frame-loop.ts';
import { type AvatarListener, listenToInput } from './input/town-input.ts';
import { loadGround, loadTownData, type TownData, type TownHosts } from './loading/scene-data.ts';
import { NoPainterNotice } from './loading/no-painter-notice.tsx';
import { SceneryNotice } from './loading/scenery-notice.tsx';
import { createLookChange, type LookChange } from './look-change.ts';
import { createSceneryProgress, type SceneryProgressStore } from './state/scenery-progress.ts';
import { createOverlayNodes, type OverlayNodes } from './painters/dom/overlay-frame.ts';
import { createTownCover, type TownCover } from './painters/dom/town-cover.ts';
import { Overlay, type RenderWords } from './painters/dom/overlay.tsx';
import { watchPixelRatio } from './painters/dom/watch-pixel-ratio.ts';
import { PICTURE_BUDGET_BYTES } from './painters/picture-store.ts';
import type { CanvasOptions, TownDrawing } from './painters/town-painter.ts';
import { useMoments } from './use-moments.ts';
import { useDrawing } from './use-drawing.ts';
import { type PainterName, type Painting, useRenderer } from './use-renderer.ts';
import { createTownGestures, type TownGestures } from './gestures/town-gestures.ts';
import { createTownDoors, type TownDoors } from './places/town-doors.ts';
import { watchWalk } from './places/watch-walk.ts';
import { TownInWords, TownSurface } from './town-surface.tsx';
import { createFramePlan, type FramePlan } from './plan/frame-plan.ts';
import { createLampLight } from './plan/lamp-light.ts';
import { createMotionClock } from './plan/motion-clock.ts';
import { compileScene, NO_ITEMS } from './plan/scene-items.ts';
import { createSceneLook, type SceneLookStore } from './plan/scene-look.ts';
import { ownBox } from './state/own-box.ts';
import { createTownEffects, type TownEffects } from './state/effects.ts';
import { createTownLabels, type TownLabels } from './town-labels.ts';
import { createWind, type Wind } from './plan/wind.ts';
import { useReducedMotion } from '../state/settings/motion.ts';
import { changingLight, changingShare, changingTint, tintOf, useTownLight } from './town-light.ts';
import { keepTownsfolk } from './townsfolk/keep-townsfolk.ts';
import { createTownWorld, type TownWorld } from './world/town-world.ts';

/** Colour behind the sky. */
const BACKGROUND = { day: 0x9fd3fb, evening: 0x3d3f86 } as const;

export interface TownViewProps {
  hosts: TownHosts;
  renderWords: RenderWords;
  /** The parts of the window that the interface covers. */
  insets: Insets;
  /** Usernames of the player's friends in lower case: their names and bubbles come first where there is little room. */
  friends: ReadonlySet<string>;
  /** Called with the username of another player who was clicked; `box` is in CSS pixels of the window. */
  onAvatar: AvatarListener;
  /** Called when the other painter takes over from one that failed. */
  onPainterReplaced: (painter: PainterName) => void;
}

/** The parts of one mounted town that are not React's. */
interface Town {
  world: TownWorld;
  plan: FramePlan;
  overlay: OverlayNodes;
  labels: TownLabels;
  doors: TownDoors;
  gestures: TownGestures;
  effects: TownEffects;
  look: SceneLookStore;
  wind: Wind;
  change: LookChange;
  cover: TownCover;
  loop: FrameLoop;
  core: CoreClient;
  /** Takes what draws it; null while the painter is being changed. */
  adopt: (drawing: TownDrawing | null) => void;
  scenery: SceneryProgressStore;
  data: TownData | null;
}

export const TownView = memo(function TownView({ hosts, insets, onPainterReplaced, ...rest }: TownViewProps) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const [town, setTown] = useState<Town | null>(null);
  const painting = useRenderer(onPainterReplaced);

  useEffect(() => {
    const close = openTown(hosts, setTown);
    return () => {
      setTown(null);
      close();
    };
  }, [hosts]);

  return (
    <>
      <TownSurface ref={setSurface}>
        {painting.renderer === 'none' && <NoPainterNotice hasFailed={painting.hasFailed} />}
        {town !== null && surface !== null && (
          <RunningTown town={town} painting={painting} surface={surface} hosts={hosts} insets={insets} {...rest} />
        )}
      </TownSurface>
      {town !== null && <TownInWords town={town} />}
    </>
  );
});

/** Shows the town, first without and later with its data. Returns a function that closes it. */
function openTown(hosts: TownHosts, show: (town: Town) => void): () => void {
  const closing = new AbortController();
  const borrowed = borrowCore();
  const core = borrowed.client;
  const town = createTown(core);
  const { world, loop, labels, doors, gestures, effects } = town;
  show(town);
  // A town at rest draws no frame by itself.
  const stops = [
    shareFigures(() => world.figures.all()),
    shareOwnFigure(() => boxOfSelf(world)),
    watchPixelRatio(world.wake),
    watchWalk(world),
  ];
  void loadGround(core, closing.signal).then((places) => {
    if (places === null) return;
    if (places.size !== undefined) world.setViewport({ ...world.viewport(), map: places.size });
    world.openGround();
    doors.declare(places);
    stops.push(keepTownsfolk({ world, core }));
    gestures.declare(places.seats);
  });
  loadTownData(hosts, closing.signal).then(
    (data) => show({ ...town, data }),
    () => undefined,
  );
  return () => {
    closing.abort();
    for (const stop of stops) stop();
    labels.close();
    doors.close();
    gestures.close();
    effects.close();
    world.close();
    loop.dispose();
    borrowed.release();
  };
}

function boxOfSelf({ figures, motion }: TownWorld): WindowBox | null {
  const self = figures.self();
  return self === null ? null : ownBox(self, motion);
}

function createTown(core: CoreClient): Town {
  const world = createTownWorld({
    core,
    isPageHidden: () => document.hidden,
    settings,
    sendMove: ({ x, y, view }) => sendMove(x, y, view),
    walks: { now: townNow, send: sendWalk, askTurns },
    viewport: {
      widthPx: window.innerWidth,
      heightPx: window.innerHeight,
      insets: NO_INSETS,
    },
  });
  const plan = createFramePlan();
  const overlay = createOverlayNodes();
  const labels = createTownLabels(world);
  const doors = createTownDoors({ world, labels, isTouch: window.matchMedia('(pointer: coarse)').matches });
  const gestures = createTownGestures({ world, core, labels });
  let drawing: TownDrawing | null = null;
  const effects = createTownEffects({
    wake: world.wake,
    placeOf: (player) => world.figures.of(player)?.shown ?? null,
    hasLook: ({ user }) => drawing?.hasLook(user) ?? false,
  });
  const look = createSceneLook();
  const wind = createWind();
  const scenery = createSceneryProgress();
  const options: CanvasOptions = {
    isOptimized: false,
    isStill: false,
    tint: 0xffffff,
    lampLight: null,
    changingTint: null,
    eveningShare: null,
    background: BACKGROUND.day,
  };
  const cover = createTownCover();
  const adopt = (adopted: TownDrawing | null): void => {
    drawing = adopted;
  };
  const pictures: TownDrawing['pictures'] = { picture: (url) => drawing?.pictures.picture(url) ?? null };
  const change = createLookChange({ store: look, options, pictures, cover });
  const startMs = runtime.monotonic();
  const clocks = { ambience: createMotionClock(startMs), flicker: createMotionClock(startMs) };
  const onDetail = (level: number): void => {
    runningPainter.isReduced = level > 0;
  };
  const loop = createFrameLoop({
    world,
    plan,
    overlay,
    labels,
    doors,
    gestures,
    effects,
    look,
    wind,
    change,
    options,
    scenery,
    clocks,
    onDetail,
  });
  return {
    world,
    plan,
    overlay,
    labels,
    doors,
    gestures,
    effects,
    look,
    wind,
    change,
    cover,
    loop,
    core,
    adopt,
    scenery,
    data: null,
  };
}

interface RunningTownProps extends Omit<TownViewProps, 'onPainterReplaced'> {
  town: Town;
  painting: Painting;
  surface: HTMLElement;
}

function RunningTown({ town, painting, surface, hosts, insets, friends, ...rest }: RunningTownProps) {
  const { renderWords, onAvatar } = rest;
  const { world, plan, overlay, doors, gestures, wind, labels, change, cover, scenery: progress, data } = town;
  const drawing = useDrawing({ ...town, hosts, manifest: data?.manifest ?? null }, painting);
  const { storage: storageHost } = hosts;
  const scene = data?.scene ?? null;
  const { isOptimizedMode } = useSnapshot(settings);
  const isCatAway = useGuests().length > 0;
  const isStill = useReducedMotion() || isOptimizedMode;
  const { mood, change: lightChange } = useTownLight({ isStill, isOptimized: isOptimizedMode });
  const tint = tintOf(scene, mood);
  const isLampLit = mood === 'evening' && !isOptimizedMode;
  const scenery = useMemo(
    () =>
      scene === null
        ? NO_ITEMS
        : compileScene(scene, { mood, storageHost, tint, isOptimized: isOptimizedMode, isCatAway }),
    [scene, mood, storageHost, tint, isOptimizedMode, isCatAway],
  );
  const dusk = useMemo(() => {
    if (scene === null || lightChange === null) return null;
    const eveningTint = tintOf(scene, 'evening');
    const settings = {
      mood: 'evening',
      storageHost,
      tint: eveningTint,
      isOptimized: isOptimizedMode,
      isCatAway,
    } as const;
    return { change: lightChange, evening: compileScene(scene, settings), eveningTint };
  }, [scene, lightChange, storageHost, isOptimizedMode, isCatAway]);
  const extras = useMoments(
    { world, wind, labels, avatarHost: hosts.avatars, scene, dusk },
    { storageHost, mood, tint },
  );
  const placed = extras.get();
  const items = useMemo(
    () => ({ ...scenery, moving: [...scenery.moving, ...placed], sign: extras.sign }),
    [scenery, placed, extras],
  );
  const lampLight = useMemo(() => {
    if (scene === null || !(isLampLit || dusk !== null)) return null;
    const light = createLampLight(scene);
    return dusk === null ? light : changingLight(light, dusk.eveningTint, dusk.change);
  }, [scene, isLampLit, dusk]);
  const sceneryTint = useMemo(
    () => (dusk === null ? null : changingTint(tint, dusk.eveningTint, dusk.change)),
    [dusk, tint],
  );

  useEffect(
    () => listenToInput({ surface, world, plan, doors, gestures, onAvatar }),
    [surface, world, plan, doors, gestures, onAvatar],
  );
  useEffect(() => world.figures.setFriends(friends), [world, friends]);
  useEffect(() => {
    world.setViewport({ ...world.viewport(), insets });
    // Called first when the page is laid out: to measure here would lay it out once more.
    const observer = new ResizeObserver(() =>
      world.setViewport({ ...world.viewport(), widthPx: surface.clientWidth, heightPx: surface.clientHeight, insets }),
    );
    observer.observe(surface);
    return () => observer.disconnect();
  }, [surface, world, insets]);
  useEffect(() => {
    const surround = scene?.surround;
    const eveningShare = lightChange === null || surround !== undefined ? null : changingShare(lightChange);
    const light = { tint, lampLight, changingTint: sceneryTint, eveningShare };
    const options = { isOptimized: isOptimizedMode, isStill, ...light, background: (surround ?? BACKGROUND)[mood] };
    change.show({ look: { items, mood }, options });
    world.wake();
  }, [change, world, scene, items, mood, isOptimizedMode, isStill, tint, lampLight, sceneryTint, lightChange]);

  useEffect(
    () => drawing?.setBudget(isOptimizedMode ? PICTURE_BUDGET_BYTES / 2 : PICTURE_BUDGET_BYTES),
    [drawing, isOptimizedMode],
  );

  return (
    <>
      {drawing !== null && <drawing.Canvas container={surface} />}
      <canvas ref={(canvas) => cover.setCanvas(canvas)} className="town-cover" aria-hidden />
      <Overlay world={world} nodes={overlay} renderWords={renderWords} />
      <SceneryNotice progress={progress} insets={insets} />
    </>
  );
}
