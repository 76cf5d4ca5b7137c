/**
 * The cat follows the own player for five seconds after a lantern was found, and then goes back to where all others see her. She
 * lies down beside a player who sits on the bench at Bloom. Only this client shows it.
 */
import { CAT_ID } from '../../shared/rules/townsfolk.ts';
import { WALK_SPEED_PX_PER_S } from '../../shared/rules/town.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { allGuests, leadGuest, leadOf } from '../../state/people/guests.ts';
import { listenToGestures } from '../../state/people/gestures.ts';
import { onFoundLantern } from '../../state/places/lanterns.ts';
import type { TownWorld } from '../world/town-world.ts';
import { catView } from './cat-view.ts';
import type { Whereabouts } from './schedule.ts';
import { isWithin } from './talk-rules.ts';

const FOLLOW_MS = 5000;
/** The cat notices a find this near, map pixels. */
const NOTICE_PX = 420;
const BESIDE_PX = 64;
const HOME_PX = 3;
/** A longer pause was not drawn. */
const LONGEST_STEP_MS = 250;
const TICK_MS = 100;
/** Beside her on the bench. */
const BENCH_PX = 160;
const BENCH_PLACE = 'bloom';

type CatTown = Pick<TownWorld, 'figures' | 'wake'>;

/** `whereOfAll` writes where all others see the cat. Returns a function that ends it. */
export function letCatFollow(
  { figures, wake }: CatTown,
  whereOfAll: (townMs: number, out: Whereabouts) => void,
): () => void {
  const at = { x: 0, y: 0 };
  const goal: Whereabouts = { x: 0, y: 0, view: 0, isMoving: false };
  let untilMs = 0;
  let lastMs = 0;
  let stopTicks: (() => void) | null = null;

  const catFigure = () => {
    const cat = allGuests().find(({ id }) => id === CAT_ID);
    return cat === undefined ? undefined : figures.of(cat.player);
  };

  function end(): void {
    stopTicks?.();
    stopTicks = null;
    if (leadOf(CAT_ID) === sample) leadGuest(CAT_ID, null);
  }

  function sample(townMs: number | null, out: Whereabouts): boolean {
    const nowMs = runtime.monotonic();
    const stepPx = (Math.min(LONGEST_STEP_MS, nowMs - lastMs) / 1000) * WALK_SPEED_PX_PER_S;
    lastMs = nowMs;
    const self = figures.self()?.shown;
    const isFollowing = nowMs < untilMs && self !== undefined;
    if (isFollowing) Object.assign(goal, { x: self.x, y: self.y });
    else if (townMs !== null) whereOfAll(townMs, goal);
    const distancePx = Math.hypot(goal.x - at.x, goal.y - at.y);
    const leftPx = distancePx - (isFollowing ? BESIDE_PX : 0);
    if (leftPx > 0) {
      const share = Math.min(1, Math.min(stepPx, leftPx) / distancePx);
      at.x += (goal.x - at.x) * share;
      at.y += (goal.y - at.y) * share;
    }
    Object.assign(out, at);
    out.isMoving = leftPx > HOME_PX;
    out.view = catView({ ...out, view: goal.x < at.x ? 2 : 4 });
    if (!isFollowing && leftPx <= HOME_PX) end();
    return true;
  }

  function follow(): void {
    const cat = catFigure()?.shown;
    const self = figures.self()?.shown;
    // During the first walk, the cat leads.
    const lead = leadOf(CAT_ID);
    if (cat === undefined || self === undefined || (lead !== undefined && lead !== sample)) return;
    if (!isWithin(cat, self, NOTICE_PX)) return;
    untilMs = runtime.monotonic() + FOLLOW_MS;
    if (lead === sample) return;
    Object.assign(at, { x: cat.x, y: cat.y });
    lastMs = runtime.monotonic();
    leadGuest(CAT_ID, sample);
    stopTicks ??= runtime.setInterval(wake, TICK_MS);
  }

  const stops = [
    onFoundLantern(follow),
    listenToGestures((player, gesture) => {
      const cat = catFigure();
      const sitter = figures.of(player);
      const seat = gesture?.act === 'sit' ? sitter?.gesture?.seat : null;
      if (cat === undefined || seat?.place !== BENCH_PLACE || !isWithin(cat.shown, seat.stand, BENCH_PX)) return;
      if (!cat.shown.isMoving) cat.glance = { view: catView(cat.shown, true), untilMs: runtime.monotonic() + LIE_MS };
      wake();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    end();
  };
}

const LIE_MS = 30_000;
