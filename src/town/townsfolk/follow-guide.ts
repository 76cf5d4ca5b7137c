/**
 * Shows the guide of the first walk: the cat leads the own player, waiting where the player is too far behind, and the musician is
 * at her place. Only this client sees both so.
 */
import { subscribe } from 'valtio';
import { MUSICIAN_ID } from '../../shared/rules/stage-time.ts';
import { CAT_ID } from '../../shared/rules/townsfolk.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { WALK_SPEED_PX_PER_S } from '../../shared/rules/town.ts';
import { endOf, placeAt, type Runs, runsOfPath, runVectorAt } from '../../shared/walks/runs.ts';
import { viewOfHeading } from '../../shared/walks/views.ts';
import { allGuests, leadGuest } from '../../state/people/guests.ts';
import { firstWalk, type WalkGuide } from '../../state/session/first-walk.ts';
import type { Figure } from '../state/figures.ts';
import type { TownWorld } from '../world/town-world.ts';
import { pointsOnWay, type ShownHand } from '../state/shown-guide.ts';
import { CAT_TRICKS, catView, circleAt, turnViewAt } from './cat-view.ts';
import { capsFace, FINGER_FACE, MOUSE_FACE, PRINT_FACE, RING_FACE } from './guide-faces.ts';
import type { FindWay, WhereOfAll, Whereabouts } from './schedule.ts';

interface Place {
  x: number;
  y: number;
}

const MUSICIAN_PLACE = { x: 2340, y: 760, view: 0 } as const;
/** A longer pause was not drawn: the page was hidden. */
const LONGEST_STEP_MS = 250;
/** She fades out for so long, and then in again. */
const FADE_MS = 900;

type WalkTrick = NonNullable<typeof firstWalk.guide.cat>['trick'];
type GuidedWorld = Pick<TownWorld, 'figures' | 'wake' | 'setGuide'>;

/** Paw prints lie on the way to the target, which is computed so often. */
const PRINTS = { stepPx: 34, most: 12, everyMs: 500 } as const;
/** A player this near to the target is there. */
const THERE_PX = 40;

/** `whereOfAll` writes where all others see the cat. Returns a function that ends it. */
export function followGuide(
  { figures, wake, setGuide }: GuidedWorld,
  findWay: FindWay,
  whereOfAll: WhereOfAll,
): () => void {
  const at: Place = { x: 0, y: 0 };
  const vector: Place = { x: 0, y: 0 };
  let runs: Runs = new Float64Array();
  let ms = 0;
  let lastMs = 0;
  let view = 0;
  let goal: Place | null = null;
  let isMarked = false;
  let trick: WalkTrick = null;
  let trickMs = Number.POSITIVE_INFINITY;
  /** How long she has faded; null: she does not. */
  let fadedMs: number | null = null;

  async function goTo(next: Place, from: Place | null): Promise<void> {
    if (goal !== null && goal.x === next.x && goal.y === next.y) return;
    const isNew = goal === null;
    goal = { x: next.x, y: next.y };
    if (isNew) {
      const start = from ?? placeOfCat() ?? next;
      at.x = start.x;
      at.y = start.y;
    }
    const wanted = goal;
    const begin = { x: at.x, y: at.y };
    fadedMs = null;
    setAlpha(1);
    runs = Float64Array.of(0, begin.x, begin.y);
    ms = 0;
    const way = await findWay(begin, next);
    if (goal !== wanted) return;
    runs = runsOfPath(begin, way ?? [next.x, next.y], WALK_SPEED_PX_PER_S);
    ms = 0;
    lastMs = runtime.monotonic();
    wake();
  }

  function figureOfCat(): Figure | undefined {
    const cat = allGuests().find(({ id }) => id === CAT_ID);
    return cat === undefined ? undefined : figures.of(cat.player);
  }
  const placeOfCat = (): Place | null => figureOfCat()?.shown ?? null;

  function setAlpha(alpha: number): void {
    const figure = figureOfCat();
    if (figure !== undefined) figure.alpha = alpha;
  }

  /** Whether the cat waits: the player is far behind, and the cat is nearer to its goal. */
  function isAhead(waitPx: number): boolean {
    const self = figures.self()?.shown;
    if (self === undefined || goal === null) return false;
    const behindPx = Math.hypot(self.x - at.x, self.y - at.y);
    const isNearer = Math.hypot(goal.x - at.x, goal.y - at.y) < Math.hypot(goal.x - self.x, goal.y - self.y);
    return behindPx > waitPx && isNearer;
  }

  /** Fades out where she is, and in where all others see her. */
  function fade(townMs: number | null, elapsedMs: number, out: Whereabouts): void {
    fadedMs = (fadedMs ?? 0) + elapsedMs;
    setAlpha(Math.min(1, Math.abs(1 - fadedMs / FADE_MS)));
    if (fadedMs < FADE_MS) return;
    if (townMs !== null) {
      whereOfAll(townMs, out);
      out.view = catView(out);
    }
    // From here on she is where all others see her.
    if (fadedMs >= 2 * FADE_MS) leadGuest(CAT_ID, null);
  }

  /** Whether she has left the player far enough behind, or is at home. */
  function isLeaving(isThere: boolean): boolean {
    const leastPx = firstWalk.guide.cat?.fadesAfterPx ?? null;
    if (leastPx === null) return false;
    const self = figures.self()?.shown;
    return fadedMs !== null || isThere || self === undefined || Math.hypot(self.x - at.x, self.y - at.y) > leastPx;
  }

  function sampleCat(townMs: number | null, out: Whereabouts): boolean {
    const { cat } = firstWalk.guide;
    const nowMs = runtime.monotonic();
    const elapsedMs = Math.min(LONGEST_STEP_MS, nowMs - lastMs);
    lastMs = nowMs;
    const isThere = ms >= endOf(runs);
    const waits = isThere || isAhead(cat?.waitPx ?? Number.POSITIVE_INFINITY);
    if (!waits) ms += elapsedMs;
    placeAt(runs, ms, at);
    if (!waits) {
      runVectorAt(runs, ms, vector);
      view = viewOfHeading(vector.x, vector.y, view);
    }
    out.x = at.x;
    out.y = at.y;
    out.isMoving = !waits;
    out.view = catView({ x: at.x, y: at.y, view, isMoving: !waits }, isThere && cat?.isLying === true);
    doTrick(elapsedMs, out);
    if (isLeaving(isThere)) fade(townMs, elapsedMs, out);
    return true;
  }

  /** Once the cat is where it should be. */
  function doTrick(elapsedMs: number, out: Whereabouts): void {
    const wanted = firstWalk.guide.cat?.trick ?? null;
    if (wanted !== trick) trickMs = 0;
    trick = wanted;
    if (trick === null || out.isMoving || trickMs >= CAT_TRICKS[trick]) return;
    trickMs += elapsedMs;
    const self = figures.self()?.shown;
    if (trick === 'turn') out.view = turnViewAt(trickMs);
    else if (self !== undefined) circleAt(trickMs, at, self, out);
    out.isMoving = true;
  }

  function update(): void {
    const { cat, hasMusician } = firstWalk.guide;
    if (cat === null) {
      leadGuest(CAT_ID, null);
      setAlpha(1);
      goal = null;
    } else {
      void goTo(cat.goal, cat.from).catch((error: unknown) => console.warn('the cat found no way:', error));
      if (fadedMs === null || fadedMs < 2 * FADE_MS) leadGuest(CAT_ID, sampleCat);
    }
    leadGuest(MUSICIAN_ID, hasMusician ? sampleMusician : null);
    wake();
  }

  /** Lays ring and prints, from where the player is now. */
  async function mark(): Promise<void> {
    const { target, hand } = firstWalk.guide;
    const self = figures.self()?.shown;
    if ((target === null && hand === null) || self === undefined) {
      if (isMarked) setGuide(null);
      isMarked = false;
      return;
    }
    const from = { x: self.x, y: self.y };
    const to = target === null ? null : { x: target.x, y: target.y };
    const isThere = to === null || Math.hypot(to.x - from.x, to.y - from.y) < THERE_PX;
    const way = isThere ? [] : ((await findWay(from, to)) ?? []);
    // The task may be done by now.
    if (firstWalk.guide.target !== target) return;
    isMarked = true;
    const prints = pointsOnWay(from, way, PRINTS.stepPx, PRINTS.most);
    setGuide({ target: to, prints, ring: RING_FACE, print: PRINT_FACE, hand: handOf(firstWalk.guide.hand, from) });
    wake();
  }

  const stopMarks = runtime.setInterval(() => {
    mark().catch((error: unknown) => console.warn('the way to the target was not found:', error));
  }, PRINTS.everyMs);
  const stop = subscribe(firstWalk, update);
  update();
  return () => {
    stop();
    stopMarks();
    setGuide(null);
    setAlpha(1);
    leadGuest(CAT_ID, null);
    leadGuest(MUSICIAN_ID, null);
  };
}

function handOf(hand: WalkGuide['hand'], from: Place): ShownHand | null {
  if (hand === null) return null;
  const { x, y, device, sinceMs } = hand;
  const isKeys = device === 'keys';
  const pointer = device === 'touch' ? FINGER_FACE : MOUSE_FACE;
  const caps = isKeys ? { dark: capsFace(0, 0), lit: capsFace(x - from.x, y - from.y) } : null;
  return { to: { x, y }, sinceMs, pointer: isKeys ? null : pointer, caps };
}

function sampleMusician(_townMs: number | null, out: Whereabouts): boolean {
  Object.assign(out, MUSICIAN_PLACE, { isMoving: false });
  return false;
}
