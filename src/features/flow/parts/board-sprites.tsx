/**
 * The board on its canvas: sprites that are created once and positioned every frame from the animation in the store.
 * Between turns nothing is redrawn.
 */
import { useTick } from '@pixi/react';
import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { BOARD_INSET_PX, CELL_PX, columnOf, rowOf } from '../cells.ts';
import { type GemPose, phaseAt, posesOf, resting } from '../phases.ts';
import { flow } from '../state.ts';
import type { FlowTextures } from './gem-textures.ts';
import { type RingPose, ringsOf, type ShardPose, shardsOf } from './shards.ts';
import { runtime } from '../../../shared/runtime/client.ts';

/** A full board plus one arriving gem for each cell. */
const GEM_SPRITES = 72;
const SHARD_SPRITES = 108;
const RING_SPRITES = 36;
const GEM_PX = 84;
const middleOf = (cells: number): number => BOARD_INSET_PX + (cells + 0.5) * CELL_PX;

const slots = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export interface BoardSpritesProps {
  textures: FlowTextures;
  /** Nothing moves; gems fade. */
  isStill: boolean;
}

export function BoardSprites({ textures, isStill }: BoardSpritesProps) {
  const gems = useRef<Container>(null);
  const shards = useRef<Container>(null);
  const rings = useRef<Container>(null);
  const taken = useRef<Sprite>(null);
  const hints = useRef<Container>(null);

  const pose = useCallback(() => {
    const now = runtime.monotonic();
    const film = flow.film && phaseAt(flow.film.phases, now - flow.film.startedAt);
    poseGems(gems.current, film ? posesOf(film.phase, film.progress, isStill) : resting(flow.gems), textures);
    const clearing = film?.phase.kind === 'clear' && !isStill ? film.phase : null;
    const progress = film?.progress ?? 0;
    poseShards(shards.current, clearing ? shardsOf(clearing.gems, clearing.step, progress) : [], textures);
    poseRings(rings.current, clearing ? ringsOf(clearing.step, progress) : []);
    poseMark(taken.current, film ? null : flow.taken, 1);
    const pulse = isStill ? 1 : 0.75 + 0.25 * Math.sin(now / 260);
    (hints.current?.children ?? []).forEach((child, index) =>
      poseMark(child as Sprite, film ? null : (flow.hint?.[index] ?? null), pulse),
    );
  }, [textures, isStill]);
  useTick(pose);

  return (
    <pixiContainer>
      <pixiSprite texture={textures.board} />
      <pixiSprite ref={taken} texture={textures.hint} anchor={0.5} tint={0xffc94a} />
      <pixiContainer ref={gems}>
        {slots(GEM_SPRITES).map((index) => (
          <pixiSprite key={index} texture={textures.gems[0]} anchor={0.5} visible={false} />
        ))}
      </pixiContainer>
      <pixiContainer ref={rings}>
        {slots(RING_SPRITES).map((index) => (
          <pixiSprite key={index} texture={textures.ring} anchor={0.5} visible={false} />
        ))}
      </pixiContainer>
      <pixiContainer ref={shards}>
        {slots(SHARD_SPRITES).map((index) => (
          <pixiSprite key={index} texture={textures.shards[0]} anchor={0.5} visible={false} />
        ))}
      </pixiContainer>
      <pixiContainer ref={hints}>
        <pixiSprite texture={textures.hint} anchor={0.5} visible={false} />
        <pixiSprite texture={textures.hint} anchor={0.5} visible={false} />
      </pixiContainer>
    </pixiContainer>
  );
}

function poseGems(container: Container | null, poses: readonly GemPose[], { gems }: FlowTextures): void {
  (container?.children ?? []).forEach((child, index) => {
    const pose = poses[index];
    const texture = pose && gems[pose.gem];
    child.visible = texture !== undefined && pose !== undefined && pose.alpha > 0 && pose.y > -0.9;
    if (!child.visible || pose === undefined || texture === undefined) return;
    const sprite = child as Sprite;
    sprite.texture = texture;
    sprite.position.set(middleOf(pose.x), middleOf(pose.y));
    sprite.scale.set((GEM_PX / texture.width) * pose.scale);
    sprite.alpha = pose.alpha;
  });
}

function poseShards(container: Container | null, poses: readonly ShardPose[], { shards }: FlowTextures): void {
  (container?.children ?? []).forEach((child, index) => {
    const pose = poses[index];
    const texture = pose && shards[pose.gem];
    child.visible = texture !== undefined;
    if (pose === undefined || texture === undefined) return;
    const sprite = child as Sprite;
    sprite.texture = texture;
    sprite.position.set(middleOf(pose.x), middleOf(pose.y));
    sprite.scale.set((CELL_PX / texture.width) * pose.scale);
    sprite.rotation = pose.rotation;
    sprite.alpha = pose.alpha;
  });
}

function poseRings(container: Container | null, poses: readonly RingPose[]): void {
  (container?.children ?? []).forEach((child, index) => {
    const pose = poses[index];
    child.visible = pose !== undefined;
    if (pose === undefined) return;
    const sprite = child as Sprite;
    sprite.position.set(middleOf(pose.x), middleOf(pose.y));
    sprite.scale.set((CELL_PX / sprite.texture.width) * pose.scale);
    sprite.alpha = pose.alpha;
  });
}

function poseMark(sprite: Sprite | null, cell: number | null, alpha: number): void {
  if (sprite === null) return;
  sprite.visible = cell !== null;
  if (cell === null) return;
  sprite.position.set(middleOf(columnOf(cell)), middleOf(rowOf(cell)));
  sprite.scale.set((CELL_PX * 0.98) / sprite.texture.width);
  sprite.alpha = alpha;
}
