/**
 * Runs the first walk: feeds the reducer with the server's word, the time and what the player does, and carries out what it wants:
 * lines in bubbles, what the town shows, sounds, and the acts that the server must know.
 */
import { useEffect, useReducer, useRef } from 'react';
import { subscribe } from 'valtio';
import { FIRST_LANTERN, isInReach, type WalkBit } from '../../shared/rules/first-walk.ts';
import { wornItemIds } from '../../shared/rules/slots.ts';
import { TOWNSFOLK_PREFIX } from '../../shared/rules/townsfolk.ts';
import { fillLine } from '../../shared/rules/townsfolk-text.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { dialogs } from '../../screens/screens.ts';
import { listenToLines, sayInBubble } from '../../state/chat/chat.ts';
import { listenToGestures } from '../../state/people/gestures.ts';
import { guestTalk } from '../../state/people/guests.ts';
import { quickActions } from '../../state/people/quick-actions.ts';
import { playerById, selfPlayer } from '../../state/people/players.ts';
import { ownPosition } from '../../state/places/town-places.ts';
import { holdRewards } from '../../state/rewards/rewards.ts';
import { firstWalk, NO_GUIDE, sendWalkAct } from '../../state/session/first-walk.ts';
import { session } from '../../state/session/session.ts';
import { playSound } from '../../state/settings/sounds.ts';
import { NOT_WALKING, reduceWalking, type Walking, type WalkingEvent, wantsBegin } from './director.ts';

const TICK_MS = 250;
/** After the first drawn frame. */
const FIRST_LINE_MS = 1200;
const BEGIN_AGAIN_MS = 3000;
/** How long a line is alone. */
const READ_MS = 3000;

const isCovered = (): boolean => dialogs.at >= 0 || guestTalk.openId !== null || quickActions.username !== null;

export function useWalking(): [Walking, (event: WalkingEvent) => void] {
  const [walking, dispatch] = useReducer(reduceWalking, NOT_WALKING);
  const current = useRef(walking);
  useEffect(() => {
    current.current = walking;
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
      dispatch({ type: 'tick', moment: { nowMs, at, isCovered: isCovered(), hasActed } });
      hasActed = false;
      if (at !== null && isInReach(at, FIRST_LANTERN)) see('lantern');
      // Once more when the connection was lost in between.
      if (nowMs - begunMs > BEGIN_AGAIN_MS && wantsBegin(current.current, nowMs)) {
        begunMs = nowMs;
        sendWalkAct('begin');
      }
    };
    const stopStart = runtime.setTimeout(takeWalk, FIRST_LINE_MS);
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
    if (phase === 'gift') playSound('gift');
  }, [phase]);
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
