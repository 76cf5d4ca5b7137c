/**
 * Mounts the Pixi nodes of scenery and players and registers them with the stage. Layers from far to near: sky, clouds,
 * background and its moving pieces, shadows, everything that has a foot on the ground (by foot y), foreground, what flies
 * over it, the light of the evening, the hedge; over all of them names and the walk hint. `paint.ts` moves the nodes.
 */
import type { Container, Graphics } from 'pixi.js';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useShown } from '../../../state/people/use-shown.ts';
import type { MovingItem, SceneLayer, StillItem } from '../../plan/scene-items.ts';
import type { SceneLookStore } from '../../plan/scene-look.ts';
import { SOLE_SHARE } from '../../state/figure-size.ts';
import { drawGround } from '../hedge.ts';
import type { DrawnTextures } from './drawn-textures.ts';
import type { Stage } from './stage.ts';

export interface SceneLayersProps {
  stage: Stage;
  drawn: DrawnTextures;
  look: SceneLookStore;
  /** Called after nodes were mounted, changed or removed: nothing else requests a frame for that. */
  onChange: () => void;
}

export function SceneLayers({ stage, drawn, look, onChange }: SceneLayersProps) {
  const shown = useSyncExternalStore(look.subscribe, look.get);
  useEffect(onChange, [onChange, shown]);
  const setRoot = useCallback((root: Container | null) => stage.setRoot(root), [stage]);
  const setStanding = useCallback((standing: Container | null) => stage.setStanding(standing), [stage]);
  const setLabels = useCallback((labels: Container | null) => stage.setLabels(labels), [stage]);
  const { items, mood } = shown;
  // Each layer has its own container: nodes that are mounted later would otherwise cover everything.
  const layer = (name: SceneLayer) => (
    <>
      <Stills stage={stage} items={items.stills} layer={name} />
      <Moving stage={stage} items={items.moving} layer={name} />
    </>
  );
  return (
    <>
      <pixiContainer ref={setRoot}>
        <pixiContainer>{layer('sky')}</pixiContainer>
        <pixiContainer>{layer('skyMotions')}</pixiContainer>
        <pixiContainer>{layer('background')}</pixiContainer>
        <pixiContainer>{layer('backgroundMotions')}</pixiContainer>
        <pixiContainer>
          <Shadows stage={stage} drawn={drawn} />
        </pixiContainer>
        <pixiContainer sortableChildren ref={setStanding}>
          {layer('standing')}
          <Figures stage={stage} onChange={onChange} />
        </pixiContainer>
        <pixiContainer>{layer('foreground')}</pixiContainer>
        <pixiContainer>{layer('overheadMotions')}</pixiContainer>
        <pixiContainer>{layer('light')}</pixiContainer>
        {items.isIndoors !== true && <pixiGraphics draw={mood === 'day' ? drawDayHedge : drawEveningHedge} />}
      </pixiContainer>
      <pixiContainer ref={setLabels} />
    </>
  );
}

interface ItemsProps<Item> {
  stage: Stage;
  items: readonly Item[];
  layer: SceneLayer;
}

function Stills({ stage, items, layer }: ItemsProps<StillItem>) {
  return items
    .filter((item) => item.layer === layer)
    .map((item) => (
      <pixiSprite
        key={item.id}
        zIndex={item.depth}
        visible={false}
        blendMode={item.blend}
        ref={(sprite) => register(stage.stills, item, sprite)}
      />
    ));
}

/** React inserts nodes among sorted ones: those of equal depth have no order of their own. */
const OVER = 0.25;
const depthOf = ({ depth, over }: MovingItem): number => depth + (over === undefined ? 0 : OVER);

function Moving({ stage, items, layer }: ItemsProps<MovingItem>) {
  return items
    .filter((item) => item.layer === layer)
    .map((item) =>
      item.edge === undefined ? (
        <pixiSprite
          key={item.id}
          anchor={item.over === undefined ? 0.5 : 0}
          zIndex={depthOf(item)}
          visible={false}
          blendMode={item.blend}
          tint={item.tint}
          ref={(sprite) => register(stage.moving, item, sprite)}
        />
      ) : (
        <pixiContainer
          key={item.id}
          zIndex={depthOf(item)}
          visible={false}
          ref={(container) => register(stage.swept, item, container)}
        />
      ),
    );
}

function Shadows({ stage, drawn }: Pick<SceneLayersProps, 'stage' | 'drawn'>) {
  return useShown().map(({ socketId }) => (
    <pixiSprite
      key={socketId}
      texture={drawn.shadow}
      anchor={0.5}
      visible={false}
      ref={(sprite) => stage.setFigure(socketId, 'shadow', sprite)}
    />
  ));
}

function Figures({ stage, onChange }: Pick<SceneLayersProps, 'stage' | 'onChange'>) {
  const players = useShown();
  useEffect(onChange, [onChange, players]);
  return players.map(({ socketId }) => (
    <pixiSprite
      key={socketId}
      anchor={{ x: 0.5, y: SOLE_SHARE }}
      visible={false}
      ref={(sprite) => stage.setFigure(socketId, 'figure', sprite)}
    />
  ));
}

function register<Item, Node>(nodes: Map<Item, Node>, item: Item, node: Node | null): (() => void) | undefined {
  if (node === null) return undefined;
  nodes.set(item, node);
  return () => nodes.delete(item);
}

const drawDayHedge = (graphics: Graphics): void => drawGround(graphics.clear(), 'day');
const drawEveningHedge = (graphics: Graphics): void => drawGround(graphics.clear(), 'evening');
