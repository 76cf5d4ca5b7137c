/**
 * Runs the first walk: feeds the reducer with the server's word, the time and what the player does, and carries out what it wants:
 * lines in bubbles, what the town shows, sounds, and the acts that the server must know.
 */
import { useEffect, useReducer, useRef } from 'react';
import { subscribe } from 'valtio';
import { FIRST_LANTERN, isInReach, type WalkBit } from '../../shared/rules/first-walk.ts';
import { wornItemIds } from '../../shared/rules/slots.ts';
import { CAT_ID, TOWNSFOLK_PREFIX } from '../../shared/rules/townsfolk.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { dialogs } from '../../screens/screens.ts';
import { listenToLines, sayInBubble } from '../../state/chat/chat.ts';
import { gestureOf, listenToGestures } from '../../state/people/gestures.ts';
import { allGuests, guestTalk } from '../../state/people/guests.ts';
import { quickActions } from '../../state/people/quick-actions.ts';
import { allPlayers, playerById, selfPlayer } from '../../state/people/players.ts';
import { ownPosition, townPlaces } from '../../state/places/town-places.ts';
import { holdRewards, isCardShown, showEffect } from '../../state/rewards/rewards.ts';
import { connection } from '../../state/session/connection.ts';
import { firstWalk, NO_GUIDE, sendWalkAct, type WalkDevice, type WalkGuide } from '../../state/session/first-walk.ts';
import { session } from '../../state/session/session.ts';
import { playSound } from '../../state/settings/sounds.ts';
import {
  BENCH_SEATS,
  type FreeSeat,
  NOT_WALKING,
  reduceWalking,
  type Walking,
  type WalkingEvent,
  wantsBegin,
} from './director.ts';
import { fillLine } from './text.ts';

const TICK_MS = 250;
/** After the first drawn frame. */
const FIRST_LINE_MS = 1200;
const RESUME_MS = 800;
const BEGIN_AGAIN_MS = 3000;
/** How long a line is alone. */
const READ_MS = 3000;
/** The seat beside the cat, where the walk ends. */
const [WALK_SEAT] = BENCH_SEATS;
/** How far the stick's knob leans, CSS pixels. */
const LEAN_PX = 26;

const isCovered = (): boolean => dialogs.at >= 0 || guestTalk.openId !== null || quickActions.username !== null;

export function useWalking(device: WalkDevice): [Walking, (event: WalkingEvent) => void] {
  const [walking, dispatch] = useReducer(reduceWalking, NOT_WALKING);
  const current = useRef(walking);
  const input = useRef(device);
  useEffect(() => {
    current.current = walking;
    input.current = device;
  });
  useEffect(() => {
    let hasActed = false;
    let begunMs = Number.NEGATIVE_INFINITY;
    const closing = new AbortController();
    const act = (): void => {
      hasActed = true;
    };
    for (const name of ['keydown', 'pointerdown'] as const) {
      window.addEventListener(name, act, { signal: closing.signal, capture: true });
    }
    const takeWalk = (): void => {
      const { walk, isRepeated } = firstWalk;
      const nowMs = runtime.monotonic();
      if (walk !== null) {
        const { bits, status } = walk;
        dispatch({ type: 'walk', walk: { bits: [...bits], status }, nowMs });
      }
      if (isRepeated && !current.current.isRepeated) dispatch({ type: 'again', nowMs });
    };
    const see = (bit: WalkBit): void => dispatch({ type: 'seen', bit, nowMs: runtime.monotonic() });
    const tick = (): void => {
      const nowMs = runtime.monotonic();
      const at = ownPosition();
      const otherSeat = current.current.bit === 'sit' ? freeSeatBeside(at) : null;
      const moment = {
        isAlone: !connection.hasTownsfolk,
        nowMs,
        at,
        isCovered: isCovered(),
        hasCard: isCardShown(),
        hasActed,
        device: input.current,
        otherSeat,
      };
      dispatch({ type: 'tick', moment });
      hasActed = false;
      if (at !== null && isInReach(at, FIRST_LANTERN)) see('lantern');
      // Once more when the connection was lost in between.
      if (nowMs - begunMs > BEGIN_AGAIN_MS && wantsBegin(current.current, nowMs)) {
        begunMs = nowMs;
        sendWalkAct('begin');
      }
    };
    const stopStart = runtime.setTimeout(takeWalk, firstWalk.walk?.status === 'going' ? RESUME_MS : FIRST_LINE_MS);
    const stops = [
      subscribe(firstWalk, takeWalk),
      runtime.setInterval(tick, TICK_MS),
      subscribe(guestTalk, () => {
        if (guestTalk.openId === null) return;
        sendWalkAct('card');
        see('card');
      }),
      subscribe(quickActions, () => {
        if (quickActions.username !== null) see('card');
      }),
      listenToLines((socketId) => {
        if (playerById(socketId)?.isSelf === true) see('hello');
      }),
      listenToGestures((player, gesture) => {
        if (!player.isSelf) return;
        if (gesture?.act === 'sit') see('sit');
        if (gesture?.act === 'wave') see('hello');
      }),
      watchWorn(() => see('wear')),
      stopStart,
      () => closing.abort(),
    ];
    return () => {
      for (const stop of stops) stop();
      firstWalk.guide = NO_GUIDE;
    };
  }, []);
  useSpeech(walking);
  const { guide } = walking;
  useEffect(() => {
    firstWalk.guide = guide;
    return markPart(guide);
  }, [guide]);
  useEffect(() => {
    if (!walking.isRepeated) firstWalk.isRepeated = false;
  }, [walking.isRepeated]);
  return [walking, dispatch];
}

/** Each line once, as a bubble of the one who says it, with the sound of what happened. */
function useSpeech({ line, phase }: Walking): void {
  const speaker = line?.speaker ?? 'ember';
  useEffect(() => {
    if (line === null) return;
    // It is read before a card of good news appears.
    holdRewards(READ_MS);
    sayInBubble(TOWNSFOLK_PREFIX + speaker, fillLine(line.text, { name: session.user?.username ?? '' }));
  }, [line, speaker]);
  useEffect(() => {
    if (phase !== 'gift') return;
    playSound('gift');
    // Her lantern flares.
    showEffect('sparkles', allGuests().find(({ id }) => id === CAT_ID)?.player);
  }, [phase]);
}

/** Where the nearest free seat is while somebody else sits on the one beside the cat; null when that one is free, or none is. */
function freeSeatBeside(at: { x: number; y: number } | null): FreeSeat | null {
  const taken = new Set(allPlayers().map((player) => (player.isSelf ? null : (gestureOf(player)?.seat ?? null))));
  if (at === null || !taken.has(WALK_SEAT)) return null;
  let found: FreeSeat | null = null;
  let leastPx = Number.POSITIVE_INFINITY;
  for (const { key, stand } of townPlaces.seats) {
    const distancePx = Math.hypot(stand.x - at.x, stand.y - at.y);
    if (taken.has(key) || distancePx >= leastPx) continue;
    leastPx = distancePx;
    found = { key, x: stand.x, y: stand.y };
  }
  return found;
}

/** Marks the part of the interface that the task is about, and leans the stick toward the target. Returns what ends it. */
function markPart({ part, hand }: WalkGuide): () => void {
  const { dataset, style } = document.documentElement;
  const at = ownPosition();
  if (part !== null) dataset.walkPart = part;
  if (hand?.device === 'touch' && at !== null) {
    const angle = Math.atan2(hand.y - at.y, hand.x - at.x);
    style.setProperty('--walk-lean-x', `${Math.round(LEAN_PX * Math.cos(angle))}px`);
    style.setProperty('--walk-lean-y', `${Math.round(LEAN_PX * Math.sin(angle))}px`);
    dataset.walkLean = '';
  }
  return () => {
    delete dataset.walkPart;
    delete dataset.walkLean;
    style.removeProperty('--walk-lean-x');
    style.removeProperty('--walk-lean-y');
  };
}

/** Calls `changed` when the own player wears something else. */
function watchWorn(changed: () => void): () => void {
  const worn = (): string => {
    const player = selfPlayer();
    return player === undefined ? '' : wornItemIds(player.user.customization).join();
  };
  let before = worn();
  return runtime.setInterval(() => {
    const now = worn();
    if (before !== '' && now !== '' && now !== before) changed();
    before = now;
  }, TICK_MS);
}
