/**
 * Sky lanterns of players: the first gesture of each player in the lantern minute sends one up, for all to see. They are sent in
 * one message a second, also those of other processes. Owns who has sent one in this hour.
 */
import { SENT_LANTERNS_MAX } from '../../shared/realtime/lanterns.ts';
import { RISE_MS, sinceHour, SKY_LANTERN_COUNT } from '../../shared/rules/moments.ts';
import type { Bus } from '../realtime/directory/directory.ts';
import type { Town } from '../realtime/town.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { runtime } from '../runtime.ts';

const SEND_MS = 1000;

/** Runs until the returned function is called. */
export function startSkyLanterns(
  town: Pick<Town, 'onGesture' | 'sendMoment'>,
  bus: Pick<Bus, 'cast' | 'onCast'>,
): () => void {
  const senders = new Set<string>();
  let hourMs = 0;
  let sent: [x: number, y: number][] = [];
  let stopSending: Cancel | null = null;

  function send(): void {
    stopSending = null;
    const shown = sent.slice(0, SENT_LANTERNS_MAX);
    town.sendMoment(null, { risen: SKY_LANTERN_COUNT + senders.size, sent: shown });
    sent = [];
  }
  /** Whether it is the player's first in this lantern minute. */
  function rise(playerId: string, x: number, y: number): boolean {
    const nowMs = runtime.now();
    const sinceMs = sinceHour(nowMs);
    if (sinceMs < 0 || sinceMs >= RISE_MS) return false;
    if (nowMs - sinceMs !== hourMs) senders.clear();
    hourMs = nowMs - sinceMs;
    if (senders.has(playerId)) return false;
    senders.add(playerId);
    sent.push([Math.round(x), Math.round(y)]);
    stopSending ??= runtime.setTimeout(send, SEND_MS);
    return true;
  }
  const stopGestures = town.onGesture(({ playerId, x, y }) => {
    if (rise(playerId, x, y)) bus.cast({ kind: 'sky-lantern', playerId, x, y });
  });
  bus.onCast((message) => {
    if (message.kind === 'sky-lantern') rise(message.playerId, message.x, message.y);
  });
  return () => {
    stopGestures();
    stopSending?.();
  };
}
