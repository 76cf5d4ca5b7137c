/**
 * Everyone as the town shows them: where they are this frame, how they walk, and the nodes that draw them. One's own
 * actor follows the walker, the others play back what the server told. React mounts and unmounts the nodes; the frame
 * loop moves them.
 */
import type { Sprite } from 'pixi.js';
import { createTrack, type Sample, type Track } from '../../engine/interpolation.ts';
import type { PlayerUser } from '../../shared/realtime/events.ts';
import { allPlayers, listenToPlayers, type Player } from '../../state/people/players.ts';
import type { Gait } from '../plan/gait.ts';

export interface Actor {
  readonly player: Player;
  readonly socketId: string;
  readonly isSelf: boolean;
  readonly user: PlayerUser;
  readonly track: Track;
  readonly shown: Sample;
  readonly gait: Gait;
  /** Where the last frame showed it. */
  drawnX: number;
  drawnY: number;
  figure: Sprite | null;
  shadow: Sprite | null;
  /** Name tag in the DOM, and the bubbles over it while there are any. */
  tag: HTMLElement | null;
  bubbles: HTMLElement | null;
  bubbleWidthPx: number;
  bubbleHeightPx: number;
  isOnScreen: boolean;
}

export interface Actors {
  /** In the order of `allPlayers()`. */
  all(): readonly Actor[];
  of(player: Player): Actor | undefined;
  self(): Actor | null;
  close(): void;
}

export interface ActorEvents {
  /** The server put one somewhere: on entering the town, and when it refused a step. */
  selfPlaced(x: number, y: number, view: number, isEntering: boolean): void;
  /** One is not in the town any more: the connection was lost. */
  selfLeft(): void;
  /** Somebody came, left, moved or changed. */
  changed(): void;
}

export function createActors(now: () => number, events: ActorEvents): Actors {
  const byPlayer = new WeakMap<Player, Actor>();
  let list: readonly Player[] = [];
  let all: readonly Actor[] = [];
  let self: Actor | null = null;

  const close = listenToPlayers({
    joined(player) {
      const actor = actorOf(player);
      byPlayer.set(player, actor);
      if (player.isSelf) {
        self = actor;
        events.selfPlaced(player.state.x, player.state.y, player.state.frame, true);
      }
      events.changed();
    },
    left(player) {
      if (self?.player === player) {
        self = null;
        events.selfLeft();
      }
      events.changed();
    },
    updated: events.changed,
    moved(player) {
      const { x, y, frame } = player.state;
      if (player.isSelf) events.selfPlaced(x, y, frame, false);
      else byPlayer.get(player)?.track.push(now(), x, y, frame);
      events.changed();
    },
  });

  return {
    all() {
      const players = allPlayers();
      if (players !== list) {
        list = players;
        all = players.flatMap((player) => byPlayer.get(player) ?? []);
      }
      return all;
    },
    of: (player) => byPlayer.get(player),
    self: () => self,
    close,
  };
}

function actorOf(player: Player): Actor {
  const { x, y, frame } = player.state;
  return {
    player,
    socketId: player.socketId,
    isSelf: player.isSelf,
    get user() {
      return player.user;
    },
    track: createTrack(x, y, frame),
    shown: { x, y, view: frame, isMoving: false },
    gait: { phase: 0, weight: 0 },
    drawnX: x,
    drawnY: y,
    figure: null,
    shadow: null,
    tag: null,
    bubbles: null,
    bubbleWidthPx: 0,
    bubbleHeightPx: 0,
    isOnScreen: false,
  };
}
