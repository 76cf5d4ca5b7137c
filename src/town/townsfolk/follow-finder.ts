/**
 * The cat follows the own player for five seconds after a lantern was found, over the core's path, and then goes back to where all
 * others see her. Beside a player who sits on the bench at Bloom she lies down and purrs. Only this client shows it.
 */
import { CAT_ID } from '../../shared/rules/townsfolk.ts';
import { WALK_SPEED_PX_PER_S } from '../../shared/rules/town.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { endOf, placeAt, type Runs, runsOfPath, runVectorAt } from '../../shared/walks/runs.ts';
import { viewOfHeading } from '../../shared/walks/views.ts';
import { allGuests, leadGuest, leadOf } from '../../state/people/guests.ts';
import { onFoundLantern } from '../../state/places/lanterns.ts';
import { playSound } from '../../state/settings/sounds.ts';
import type { Figure } from '../state/figures.ts';
import type { TownWorld } from '../world/town-world.ts';
import { catView } from './cat-view.ts';
import type { FindWay, WhereOfAll, Whereabouts } from './schedule.ts';
import { isWithin } from './talk-rules.ts';

const FOLLOW_MS = 5000;
/** The cat notices a find this near, map pixels. */
const NOTICE_PX = 420;
const BESIDE_PX = 64;
const HOME_PX = 3;
/** The way to somebody who walks is searched so often. */
const SEARCH_MS = 400;
/** A longer pause was not drawn. */
const LONGEST_STEP_MS = 250;
const TICK_MS = 100;
/** Beside her on the bench. */
const BENCH_PX = 160;
const BENCH_PLACE = 'bloom';
const BENCH_TICK_MS = 1000;
const PURR_EVERY_MS = 4000;

type CatTown = Pick<TownWorld, 'figures' | 'wake'>;

/** Returns a function that ends it. */
export function letCatFollow(town: CatTown, findWay: FindWay, whereOfAll: WhereOfAll): () => void {
  const stops = [followFinders(town, findWay, whereOfAll), purrOnBench(town)];
  return () => {
    for (const stop of stops) stop();
  };
}

function figureOfCat({ figures }: CatTown): Figure | undefined {
  const cat = allGuests().find(({ id }) => id === CAT_ID);
  return cat === undefined ? undefined : figures.of(cat.player);
}

function followFinders(town: CatTown, findWay: FindWay, whereOfAll: WhereOfAll): () => void {
  const { figures, wake } = town;
  const at = { x: 0, y: 0 };
  const vector = { x: 0, y: 0 };
  const goal: Whereabouts = { x: 0, y: 0, view: 0, isMoving: false };
  let runs: Runs = new Float64Array();
  let ms = 0;
  let view = 0;
  let untilMs = 0;
  let lastMs = 0;
  let searchedMs = Number.NEGATIVE_INFINITY;
  let isSearching = false;
  let stopTicks: (() => void) | null = null;

  function end(): void {
    stopTicks?.();
    stopTicks = null;
    if (leadOf(CAT_ID) === sample) leadGuest(CAT_ID, null);
  }

  async function search(): Promise<void> {
    isSearching = true;
    searchedMs = runtime.monotonic();
    const way = await findWay({ ...at }, { x: goal.x, y: goal.y }).catch(() => null);
    isSearching = false;
    if (stopTicks === null) return;
    if (way === null) return end();
    // From where she is by now.
    runs = runsOfPath(at, way, WALK_SPEED_PX_PER_S);
    ms = 0;
    wake();
  }

  /** Returns whether she walks. */
  function walk(elapsedMs: number): boolean {
    if (ms >= endOf(runs)) return false;
    ms += elapsedMs;
    placeAt(runs, ms, at);
    runVectorAt(runs, ms, vector);
    view = viewOfHeading(vector.x, vector.y, view);
    return true;
  }

  function sample(townMs: number | null, out: Whereabouts): boolean {
    const nowMs = runtime.monotonic();
    const elapsedMs = Math.min(LONGEST_STEP_MS, nowMs - lastMs);
    lastMs = nowMs;
    const self = figures.self()?.shown;
    const isFollowing = nowMs < untilMs && self !== undefined;
    if (isFollowing) Object.assign(goal, { x: self.x, y: self.y });
    else if (townMs !== null) whereOfAll(townMs, goal);
    const isThere = isWithin(at, goal, isFollowing ? BESIDE_PX : HOME_PX);
    out.isMoving = !isThere && walk(elapsedMs);
    Object.assign(out, at);
    out.view = catView({ ...out, view });
    if (isThere && !isFollowing) end();
    else if (!isThere && !isSearching && nowMs - searchedMs >= SEARCH_MS) void search();
    return true;
  }

  const stop = onFoundLantern(() => {
    const cat = figureOfCat(town)?.shown;
    const self = figures.self()?.shown;
    // During the first walk, the cat leads.
    const lead = leadOf(CAT_ID);
    if (cat === undefined || self === undefined || (lead !== undefined && lead !== sample)) return;
    if (!isWithin(cat, self, NOTICE_PX)) return;
    untilMs = runtime.monotonic() + FOLLOW_MS;
    if (lead === sample) return;
    Object.assign(at, { x: cat.x, y: cat.y });
    runs = new Float64Array();
    lastMs = runtime.monotonic();
    searchedMs = Number.NEGATIVE_INFINITY;
    leadGuest(CAT_ID, sample);
    stopTicks ??= runtime.setInterval(wake, TICK_MS);
  });
  return () => {
    stop();
    end();
  };
}

function purrOnBench(town: CatTown): () => void {
  let purredMs = Number.NEGATIVE_INFINITY;
  const isBeside = ({ gesture }: Figure, cat: Figure): boolean => {
    const seat = gesture?.act === 'sit' ? gesture.seat : null;
    return seat?.place === BENCH_PLACE && isWithin(cat.shown, seat.stand, BENCH_PX);
  };
  return runtime.setInterval(() => {
    const cat = figureOfCat(town);
    if (cat === undefined || cat.shown.isMoving || !town.figures.all().some((one) => isBeside(one, cat))) return;
    const nowMs = runtime.monotonic();
    if (cat.glance === null) town.wake();
    // She lies until the player gets up.
    cat.glance = { view: catView(cat.shown, true), untilMs: nowMs + 2 * BENCH_TICK_MS };
    if (nowMs - purredMs < PURR_EVERY_MS) return;
    purredMs = nowMs;
    const { x, y } = cat.shown;
    playSound('purr', { at: { x, y } });
  }, BENCH_TICK_MS);
}
