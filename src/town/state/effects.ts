/**
 * What is drawn around figures for a short time because something good happened to their players. Listens to the state of
 * rewards and owns which effects are running; `plan/effects-plan.ts` says how they look. With reduced motion there are none.
 */
import { runtime } from '../../shared/runtime/client.ts';
import type { Player } from '../../state/people/players.ts';
import { caption } from '../../state/places/captions.ts';
import { onEffect, type TownEffect } from '../../state/rewards/rewards.ts';
import { isMotionReduced } from '../../state/settings/motion.ts';
import { playSound } from '../../state/settings/sounds.ts';
import { text } from './text.ts';

export interface ShownEffect {
  readonly kind: TownEffect;
  readonly player: Player;
  /** On the clock of the frames. */
  readonly startMs: number;
}

export const EFFECT_MS: Readonly<Record<TownEffect, number>> = { rays: 2400, heart: 1800, sparkles: 900 };
/** The fanfare follows the first rays. */
const FANFARE_MS = 300;

export interface TownEffects {
  /** Replaced when one begins or ends. */
  shown(): readonly ShownEffect[];
  /** Call in each frame. Returns whether another frame is needed. */
  step(nowMs: number): boolean;
  close(): void;
}

export interface EffectsDeps {
  /** Called when one begins. */
  wake: () => void;
  /** Where the town shows the player, map px; null when it does not. */
  placeOf: (player: Player) => { x: number; y: number } | null;
}

export function createTownEffects({ wake, placeOf }: EffectsDeps): TownEffects {
  let shown: readonly ShownEffect[] = [];
  const hear = (player: Player): void => {
    const at = placeOf(player);
    if (at === null) return;
    playSound('level-up-near', { at });
    // A card says the own level.
    caption(text.captions.levelUp);
  };
  const stop = onEffect((kind, player) => {
    // The own fanfare belongs to the player card.
    if (kind === 'rays' && !player.isSelf) runtime.setTimeout(() => hear(player), FANFARE_MS);
    if (isMotionReduced()) return;
    const others = shown.filter((one) => one.kind !== kind || one.player !== player);
    shown = [...others, { kind, player, startMs: runtime.monotonic() }];
    wake();
  });
  return {
    shown: () => shown,
    step(nowMs) {
      if (shown.length === 0) return false;
      const running = shown.filter(({ kind, startMs }) => nowMs - startMs < EFFECT_MS[kind]);
      if (running.length < shown.length) shown = running;
      // The frame after the last one takes it away.
      return true;
    },
    close: stop,
  };
}
