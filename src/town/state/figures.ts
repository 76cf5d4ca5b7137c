/**
 * The players as the town shows them: position, view and gait at this frame. A figure belongs to a `Player` of
 * `state/people/players.ts`, which holds the list of who is here. The walker moves the own figure; the others play back
 * the positions that the server sent, and guests compute their own. Figures hold no node of a painter.
 */
import type { Standing } from '../../engine/camera.ts';
import { createTrack, type Sample, type Track } from '../../engine/interpolation.ts';
import type { SentWalk } from '../../shared/walks/read-walks.ts';
import { allGuests, type Guest, listenToGuests } from '../../state/people/guests.ts';
import { allPlayers, listenToPlayers, type Player } from '../../state/people/players.ts';
import { type FigureGesture, stepGesture } from './figure-gesture.ts';
import { HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from './figure-size.ts';
import { type Gait, stepGait } from './gait.ts';
import type { LabelFace } from './label-face.ts';
import { sampleWalk, type ShownWalk } from './shown-walk.ts';
import type { Placement } from './walk-intent.ts';

export interface Figure {
  readonly player: Player;
  readonly track: Track;
  /** Null for players. */
  readonly guest: Guest | null;
  /** The walk that the server sent; null while it sends positions. */
  walk: ShownWalk | null;
  /** What this frame shows. */
  readonly shown: Sample;
  readonly gait: Gait;
  /** The gesture that it makes; null without one. */
  gesture: FigureGesture | null;
  /** The view in which it looks at somebody, while it rests; null without one. */
  glance: { readonly view: number; readonly untilMs: number } | null;
  /** How visible it is, 0 to 1. */
  alpha: number;
  /** What the frame before showed. */
  lastX: number;
  lastY: number;
  /** Whose labels come first where there is little room. */
  rank: Rank;
  /** The name; null until its fonts are loaded. */
  tag: LabelFace | null;
  /** The speech bubbles; null without any. */
  bubbles: BubbleSize | null;
}

/** 2: the own player; 1: friends; 0: others. */
export type Rank = 0 | 1 | 2;

/** Speech bubbles as measured, CSS pixels. */
export interface BubbleSize {
  widthPx: number;
  heightPx: number;
  /** With only one row of the newest line. */
  shortWidthPx: number;
  shortHeightPx: number;
  /** Grows with each message of the chat. */
  newest: number;
}

export interface Figures {
  /**
   * In the order of `allPlayers()`, then the guests; another array when one comes or leaves. While the connection is lost, the
   * own figure and the guests: it stays where it was.
   */
  all(): readonly Figure[];
  of(player: Player): Figure | undefined;
  /** The own figure, or null while the own player is not in town. */
  self(): Figure | null;
  /** `usernames` in lower case: their labels come before those of others. */
  setFriends(usernames: ReadonlySet<string>): void;
  close(): void;
}

export interface FigureEvents {
  entered(placement: Placement): void;
  putBack(placement: Placement): void;
  /** The server sent a walk. For the own figure: it corrects the one that was begun last. */
  walked(figure: Figure, sent: SentWalk): void;
  /** The own player is not in town any more: the connection is lost. */
  left(): void;
  /** A player joined, left, moved or changed. */
  changed(): void;
}

export function createFigures(now: () => number, events: FigureEvents): Figures {
  const byPlayer = new WeakMap<Player, Figure>();
  /** Those that `all` was made from; null: it is made again. */
  let players: readonly Player[] | null = null;
  let all: readonly Figure[] = [];
  let self: Figure | null = null;
  /** The own figure of the lost connection, until the own player is in town again. */
  let waiting: Figure | null = null;
  let friends: ReadonlySet<string> = new Set();
  let guests: readonly Figure[] = [];

  const rankOf = ({ isSelf, user }: Player): Rank => {
    if (isSelf) return 2;
    return friends.has(user.username.toLowerCase()) ? 1 : 0;
  };

  const takeGuests = (): void => {
    const known = new Map(guests.map((figure) => [figure.guest, figure]));
    guests = allGuests().map((guest) => {
      const figure = known.get(guest) ?? createFigure(guest.player, 0, guest);
      byPlayer.set(guest.player, figure);
      return figure;
    });
    players = null;
    events.changed();
  };
  takeGuests();
  const stopGuests = listenToGuests(takeGuests);
  const stopPlayers = listenToPlayers({
    joined(player) {
      const figure = createFigure(player, rankOf(player));
      byPlayer.set(player, figure);
      if (player.isSelf) {
        self = figure;
        waiting = null;
        players = null;
        events.entered(placementOf(player));
      }
      events.changed();
    },
    left(player) {
      if (self?.player === player) {
        waiting = self;
        waiting.shown.isMoving = false;
        waiting.bubbles = null;
        self = null;
        players = null;
        events.left();
      }
      events.changed();
    },
    updated: events.changed,
    moved(player) {
      const { x, y, frame } = player.state;
      if (player.isSelf) events.putBack(placementOf(player));
      else byPlayer.get(player)?.track.push(now(), x, y, frame);
      events.changed();
    },
    walked(player, sent) {
      const figure = byPlayer.get(player);
      if (figure !== undefined) events.walked(figure, sent);
    },
  });

  return {
    all() {
      const current = allPlayers();
      if (current !== players) {
        players = current;
        all = current.flatMap((player) => byPlayer.get(player) ?? []);
        if (waiting !== null) all = [...all, waiting];
        if (guests.length > 0) all = [...all, ...guests];
      }
      return all;
    },
    of: (player) => byPlayer.get(player),
    self: () => self,
    setFriends(usernames) {
      friends = usernames;
      for (const player of allPlayers()) {
        const figure = byPlayer.get(player);
        if (figure !== undefined) figure.rank = rankOf(player);
      }
      events.changed();
    },
    close() {
      stopGuests();
      stopPlayers();
    },
  };
}

/**
 * Moves every figure to `nowMs`; the own one must already be in place. Returns true while a figure moves, so that another
 * frame is needed. `townMs` is the town's clock; null while the server sends positions.
 */
export function stepFigures(
  figures: readonly Figure[],
  nowMs: number,
  elapsedMs: number,
  townMs: number | null = null,
): boolean {
  let isBusy = false;
  for (const figure of figures) {
    const { shown, gait } = figure;
    const hasMore = figure.player.isSelf ? false : sampleOther(figure, nowMs, townMs);
    const walkedPx = Math.hypot(shown.x - figure.lastX, shown.y - figure.lastY);
    figure.lastX = shown.x;
    figure.lastY = shown.y;
    const isHopping = stepGait(gait, walkedPx, shown.isMoving, elapsedMs);
    if (figure.glance !== null && (shown.isMoving || nowMs >= figure.glance.untilMs)) figure.glance = null;
    const isPosing = figure.gesture !== null && pose(figure, figure.gesture, townMs);
    const isMoving = isHopping || isPosing || walkedPx > 0;
    isBusy ||= figure.guest === null ? hasMore || isMoving : hasMore && isMoving;
  }
  return isBusy;
}

/** Whether the gesture needs another frame. The frame after its end shows the figure without it. */
function pose(figure: Figure, gesture: FigureGesture, townMs: number | null): boolean {
  const state = stepGesture(gesture, townMs);
  if (state === 'over') figure.gesture = null;
  return state !== 'resting';
}

function sampleOther({ track, walk, shown, guest }: Figure, nowMs: number, townMs: number | null): boolean {
  if (guest !== null) return guest.sample(townMs, shown);
  return walk === null || townMs === null ? track.sample(nowMs, shown) : sampleWalk(walk, townMs, shown);
}

/** Writes into `out` how much of the window a figure needs, with its name and its bubbles. */
export function writeStanding({ shown, player, bubbles }: Figure, out: Standing): Standing {
  out.at.x = shown.x;
  out.at.y = shown.y;
  out.tallPx = HEAD_ABOVE_SOLES_PX * player.user.customization.height;
  out.overHeadPx = NAME_HEIGHT_PX + (bubbles?.heightPx ?? 0);
  return out;
}

function placementOf({ state: { x, y, frame } }: Player): Placement {
  return { x, y, view: frame };
}

function createFigure(player: Player, rank: Rank, guest: Guest | null = null): Figure {
  const { x, y, frame } = player.state;
  return {
    player,
    track: createTrack(x, y, frame),
    guest,
    walk: null,
    shown: { x, y, view: frame, isMoving: false },
    gait: { phase: 0, weight: 0 },
    gesture: null,
    glance: null,
    alpha: 1,
    lastX: x,
    lastY: y,
    rank,
    tag: null,
    bubbles: null,
  };
}
