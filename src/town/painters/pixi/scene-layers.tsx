/**
 * The town's picture as a tree of Pixi nodes: mounted once a mood, moved by the frame loop alone. Layers from far to near
 * are sky, clouds, background, its moving pieces, shadows, everything that stands (by foot y), foreground, what flies over
 * it, and the light of the evening.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { SceneFile, SceneMotion, SceneTile } from '../../../shared/art/manifest.ts';
import { usePlayers } from '../../../state/people/use-players.ts';
import type { Actors } from '../../state/actors.ts';
import type { DrawnTextures } from './drawn-textures.ts';
import { SOLE_SHARE } from '../../plan/gait.ts';
import { drawDayHedge, drawEveningHedge } from './hedge.ts';
import type { Mood, SceneLookStore } from './scene-look.ts';
import type { Moving, Stage, Still } from './stage.ts';

export interface SceneLayersProps {
  stage: Stage;
  actors: Actors;
  drawn: DrawnTextures;
  /** Base URL of the storage host. */
  storageHost: string;
  look: SceneLookStore;
  /** Called once nodes are mounted, changed or gone: when nothing moves, nothing else would have them drawn. */
  onChange: () => void;
}

export function SceneLayers({ stage, actors, drawn, storageHost, look, onChange }: SceneLayersProps) {
  const shown = useSyncExternalStore(look.subscribe, look.get);
  useEffect(onChange, [onChange, shown]);
  const { scene, mood, tint, isOptimized } = shown;
  const layers = scene?.layers[mood];
  const common = { stage, storageHost };
  // Each layer has a container of its own: what is mounted later would otherwise land on top of everything.
  const motionsOf = (layer: SceneMotion['layer']) => (
    <Motions {...common} scene={scene} layer={layer} mood={mood} tint={tint} />
  );
  return (
    <pixiContainer ref={(root) => stage.setRoot(root)}>
      <pixiContainer>
        <Tiles {...common} tiles={layers?.sky} />
      </pixiContainer>
      <pixiContainer>{motionsOf('sky')}</pixiContainer>
      <pixiContainer>
        <Tiles {...common} tiles={layers?.background} isSmall={isOptimized} />
      </pixiContainer>
      <pixiContainer>{motionsOf('background')}</pixiContainer>
      <pixiContainer>
        <ActorShadows actors={actors} drawn={drawn} />
      </pixiContainer>
      <pixiContainer sortableChildren>
        <Scenery {...common} scene={scene} mood={mood} />
        {motionsOf('sprites')}
        <ActorFigures actors={actors} onChange={onChange} />
      </pixiContainer>
      <pixiContainer>{!isOptimized && <Tiles {...common} tiles={layers?.foreground} />}</pixiContainer>
      <pixiContainer>{!isOptimized && motionsOf('overhead')}</pixiContainer>
      <pixiContainer>
        {!isOptimized && mood === 'evening' && (
          <Tiles {...common} tiles={scene?.light.tiles} scale={scene?.light.scale} isLight />
        )}
      </pixiContainer>
      <pixiGraphics draw={mood === 'day' ? drawDayHedge : drawEveningHedge} />
    </pixiContainer>
  );
}

interface TilesProps {
  stage: Stage;
  storageHost: string;
  tiles: readonly SceneTile[] | undefined;
  /** Pixels of the picture a map pixel. */
  scale?: number;
  isLight?: boolean;
  /** Fewer pixels, where there are such pictures. */
  isSmall?: boolean;
}

function Tiles({ stage, storageHost, tiles = [], scale = 1, isLight, isSmall }: TilesProps) {
  return tiles.map((tile) => {
    const url = isSmall ? (tile.smallUrl ?? tile.url) : tile.url;
    const left = tile.x / scale;
    const top = tile.y / scale;
    const bounds = { left, top, widthPx: tile.widthPx / scale, heightPx: tile.heightPx / scale, flip: false };
    return (
      <pixiSprite
        key={url}
        x={left}
        y={top}
        visible={false}
        blendMode={isLight ? 'screen' : 'normal'}
        ref={(sprite) => registerStill(stage, sprite && { sprite, url: storageHost + url, ...bounds })}
      />
    );
  });
}

interface SceneryProps {
  stage: Stage;
  storageHost: string;
  scene: SceneFile | null;
  mood: Mood;
}

/** Lamp posts, benches, trees: whatever a walker can stand before or behind. */
function Scenery({ stage, storageHost, scene, mood }: SceneryProps) {
  return scene?.placements.map(({ sprite: name, x, y, scale, flip }) => {
    const sprite = scene.sprites[name];
    if (sprite === undefined) return null;
    const widthPx = sprite.widthPx * scale;
    const heightPx = sprite.heightPx * scale;
    const footX = flip ? sprite.widthPx - sprite.footX : sprite.footX;
    const bounds = { left: x - footX * scale, top: y - sprite.footY * scale, widthPx, heightPx, flip };
    return (
      <pixiSprite
        key={`${mood} ${name} ${x} ${y}`}
        x={x}
        y={y}
        zIndex={Math.round(y)}
        anchor={{ x: sprite.footX / sprite.widthPx, y: sprite.footY / sprite.heightPx }}
        visible={false}
        ref={(node) => registerStill(stage, node && { sprite: node, url: storageHost + sprite[mood], ...bounds })}
      />
    );
  });
}

interface MotionsProps extends SceneryProps {
  layer: SceneMotion['layer'];
  tint: number;
}

function Motions({ stage, storageHost, scene, layer, mood, tint }: MotionsProps) {
  return scene?.motions.map((motion, index) => {
    const picture = scene.motionSprites[motion.sprite];
    if (motion.layer !== layer || picture === undefined || (motion.mood ?? mood) !== mood) return null;
    const { url, widthPx, heightPx } = picture;
    return (
      <pixiSprite
        key={index}
        anchor={0.5}
        zIndex={Math.round(motion.depth ?? motion.y)}
        visible={false}
        blendMode={motion.blend ?? 'normal'}
        tint={motion.blend === undefined ? tint : 0xffffff}
        ref={(sprite) => registerMoving(stage, sprite && { sprite, motion, url: storageHost + url, widthPx, heightPx })}
      />
    );
  });
}

function ActorShadows({ actors, drawn }: { actors: Actors; drawn: DrawnTextures }) {
  return usePlayers().map((player) => (
    <pixiSprite
      key={player.socketId}
      texture={drawn.shadow}
      anchor={0.5}
      visible={false}
      ref={(sprite) => {
        const actor = actors.of(player);
        if (actor !== undefined) actor.shadow = sprite;
      }}
    />
  ));
}

function ActorFigures({ actors, onChange }: Pick<SceneLayersProps, 'actors' | 'onChange'>) {
  const players = usePlayers();
  useEffect(onChange, [onChange, players]);
  return players.map((player) => (
    <pixiSprite
      key={player.socketId}
      anchor={{ x: 0.5, y: SOLE_SHARE }}
      visible={false}
      ref={(sprite) => {
        const actor = actors.of(player);
        if (actor !== undefined) actor.figure = sprite;
      }}
    />
  ));
}

function registerStill(stage: Stage, still: Still | null): (() => void) | undefined {
  if (still === null) return undefined;
  stage.stills.add(still);
  return () => stage.stills.delete(still);
}

function registerMoving(stage: Stage, moving: Moving | null): (() => void) | undefined {
  if (moving === null) return undefined;
  stage.moving.add(moving);
  return () => stage.moving.delete(moving);
}
