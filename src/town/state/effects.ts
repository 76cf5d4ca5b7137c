/**
 * What is drawn around figures for a short time because something good happened to their players. Listens to the state of
 * rewards and owns which effects are running; `plan/effects-plan.ts` says how they look. With reduced motion there are none.
 * A figure turns in its new look, and no effect is lost because a device is slow to draw that look.
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
  /** On the clock of the frames. Time in which no frame was drawn is made up for. */
  readonly startMs: number;
}

interface RunningEffect extends ShownEffect {
  startMs: number;
  /** Time of the last frame that showed it; before, of its beginning. */
  drawnMs: number;
}

export const EFFECT_MS: Readonly<Record<TownEffect, number>> = { rays: 2400, heart: 1800, sparkles: 900 };
/** The fanfare follows the first rays. */
const FANFARE_MS = 300;
/** A figure that shows its look waits for the pictures of it, and then turns in the look that it has. */
const LOOK_WAIT_MS = 3000;
/** Most of an effect that passes between two frames. */
const FRAME_MAX_MS = 120;
/** After so long without a frame it is no news any more. */
const LOST_MS = 5000;

export interface TownEffects {
  /** Those of a frame that is drawn; call once for each. Replaced when one begins or ends. */
  shown(nowMs: number): readonly ShownEffect[];
  /** Call in each frame. Returns whether another frame is needed. */
  step(nowMs: number): boolean;
  close(): void;
}

export interface EffectsDeps {
  /** Called when one begins. */
  wake: () => void;
  /** Where the town shows the player, map px; null when it does not. */
  placeOf: (player: Player) => { x: number; y: number } | null;
  /** Whether the town shows the player in the look of now. */
  hasLook: (player: Player) => boolean;
}

export function createTownEffects({ wake, placeOf, hasLook }: EffectsDeps): TownEffects {
  let waiting: readonly RunningEffect[] = [];
  let shown: readonly RunningEffect[] = [];
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
    const nowMs = runtime.monotonic();
    const others = (all: readonly RunningEffect[]): readonly RunningEffect[] =>
      all.filter((one) => one.kind !== kind || one.player !== player);
    const started = { kind, player, startMs: nowMs, drawnMs: nowMs };
    const isWaiting = kind === 'sparkles' && !hasLook(player);
    waiting = isWaiting ? [...others(waiting), started] : others(waiting);
    shown = isWaiting ? others(shown) : [...others(shown), started];
    wake();
  });
  const beginThoseThatCan = (nowMs: number): void => {
    const due = waiting.filter(({ player, startMs }) => nowMs - startMs >= LOOK_WAIT_MS || hasLook(player));
    if (due.length === 0) return;
    waiting = waiting.filter((one) => !due.includes(one));
    const news = due.filter(({ startMs }) => nowMs - startMs < LOST_MS);
    for (const one of news) one.startMs = one.drawnMs = nowMs;
    shown = [...shown, ...news];
  };
  return {
    shown(nowMs) {
      for (const one of shown) {
        one.startMs += Math.max(0, nowMs - one.drawnMs - FRAME_MAX_MS);
        one.drawnMs = Math.max(one.drawnMs, nowMs);
      }
      return shown;
    },
    step(nowMs) {
      if (waiting.length > 0) beginThoseThatCan(nowMs);
      if (shown.length === 0) return waiting.length > 0;
      const running = shown.filter(({ kind, startMs, drawnMs }) => {
        const ageMs = Math.min(nowMs, drawnMs + FRAME_MAX_MS) - startMs;
        return ageMs < EFFECT_MS[kind] && nowMs - drawnMs < LOST_MS;
      });
      if (running.length < shown.length) shown = running;
      // The frame after the last one takes it away.
      return true;
    },
    close: stop,
  };
}
