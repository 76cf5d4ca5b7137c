/**
 * Everyone as the town shows them: where they are this frame, how they walk, and the nodes that draw them. One's own
 * actor follows the walker, the others play back what the server told. React mounts and unmounts the nodes; the frame
 * loop moves them.
 */
import type { Sprite } from 'pixi.js';
import { createTrack, type Sample, type Track } from '../../engine/interpolation.ts';
import type { PlayerUser } from '../../shared/realtime/events.ts';
import { listenToPlayers, type Player } from '../../state/people/players.ts';
import type { Gait } from '../plan/gait.ts';

export interface Actor {
  readonly socketId: string;
  readonly isSelf: boolean;
  user: PlayerUser;
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
  readonly byId: ReadonlyMap<string, Actor>;
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
  const byId = new Map<string, Actor>();
  let self: Actor | null = null;

  const close = listenToPlayers({
    joined(player, isSelf) {
      const actor = actorOf(player, isSelf);
      byId.set(player.socketId, actor);
      if (isSelf) {
        self = actor;
        events.selfPlaced(player.state.x, player.state.y, player.state.frame, true);
      }
      events.changed();
    },
    left(socketId) {
      byId.delete(socketId);
      if (self?.socketId === socketId) {
        self = null;
        events.selfLeft();
      }
      events.changed();
    },
    updated(player) {
      const actor = byId.get(player.socketId);
      if (actor === undefined) return;
      actor.user = player.user;
      events.changed();
    },
    moved(player, isSelf) {
      const { x, y, frame } = player.state;
      if (isSelf) events.selfPlaced(x, y, frame, false);
      else byId.get(player.socketId)?.track.push(now(), x, y, frame);
      events.changed();
    },
  });

  return { byId, self: () => self, close };
}

function actorOf({ socketId, user, state }: Player, isSelf: boolean): Actor {
  const { x, y, frame } = state;
  return {
    socketId,
    isSelf,
    user,
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
