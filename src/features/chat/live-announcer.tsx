/**
 * The live regions for screen readers: what is said while its log is not on the screen, incoming whispers, which interrupt, who
 * arrives, and what other parts of the page announce. Each is announced once. The visible public log is a live region itself,
 * and a toast announces friends.
 */
import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { emojiInWords } from '../../shared/rules/text/emoji.ts';
import { REDACTION_MARKER } from '../../shared/rules/limits.ts';
import { withoutOutfitCodes } from '../../shared/rules/text/outfit-code.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { type ChatMessage, namesInclude } from '../../state/chat/chat-log.ts';
import { chat } from '../../state/chat/chat.ts';
import { whispers } from '../../state/chat/whispers.ts';
import { listenToGestures } from '../../state/people/gestures.ts';
import { heardFigures } from '../../state/people/heard-figures.ts';
import { listenToPlayers, type Player } from '../../state/people/players.ts';
import { onAnnouncement } from '../../state/session/announcements.ts';
import { onNotification } from '../../state/session/notifications.ts';
import { session } from '../../state/session/session.ts';
import { hud, isChatShown } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { arrived, gestureSeen, text as words } from './text.ts';

/** Older announcements are removed: nobody reads them. */
const KEPT = 5;
/** Players who arrive together are announced together. */
const ARRIVALS_MS = 1000;
/** Gestures are announced this often at most, of players this near, map px. */
const GESTURES_MS = { few: 6000, all: 1500 } as const;
const GESTURES_PX = 400;

interface Announcement {
  id: number;
  text: string;
  isUrgent: boolean;
}

export function LiveAnnouncer() {
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    let id = 0;
    const announce: Announce = (text, urgency = 'polite') => {
      id += 1;
      const announcement = { id, text, isUrgent: urgency === 'assertive' };
      // A new element for each text: the same words are announced again.
      setShown((before) => [...before, announcement].slice(-KEPT));
    };
    const stops = [
      announceWords(announce),
      announceArrivals(announce),
      announceGestures(announce),
      onAnnouncement(announce),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    // Open dialogs hide everything else from screen readers, except elements that have `aria-live`.
    <>
      <output className="sr-only" aria-label={words.announcements} aria-live="polite" aria-atomic={false}>
        {shown.map(({ id, text, isUrgent }) => !isUrgent && <span key={id}>{text} </span>)}
      </output>
      <output className="sr-only" aria-label={words.urgentAnnouncements} aria-live="assertive" aria-atomic={false}>
        {shown.map(({ id, text, isUrgent }) => isUrgent && <span key={id}>{text} </span>)}
      </output>
    </>
  );
}

type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

function announceWords(announce: Announce): () => void {
  const isChatOpen = (): boolean => isChatShown(hud, settings.isExpanded);
  const hearPublic = newMessages(chat.log);
  const hearWhispers = newMessages(whispers.log);
  const noteSent = newMessages(whispers.log, true);
  let wasEmpty = chat.log.length === 0;
  const stopPublic = subscribe(chat, () => {
    // The log is mounted with its first message, which a new live region does not announce.
    const isLogShown = isChatOpen() && whispers.tab === 'public' && !wasEmpty && !isLogHidden();
    wasEmpty = chat.log.length === 0;
    for (const { user, text } of hearPublic(chat.log))
      if (!isLogShown) announce(words.heard({ name: user, words: inWords(text) }));
  });
  // The log of an open conversation is no live region: it could not interrupt.
  const stopWhispers = subscribe(whispers, () => {
    for (const { user, text } of hearWhispers(whispers.log))
      announce(words.whispered({ name: user, words: inWords(text) }), 'assertive');
    for (const { user } of noteSent(whispers.log)) announce(words.whisperSent({ name: user }));
  });
  return () => {
    stopPublic();
    stopWhispers();
  };
}

/** On phones the on-screen keyboard and the gesture wheel take the place of an open log: hidden, it announces nothing. */
const isLogHidden = (): boolean => document.querySelector('[role="log"]')?.checkVisibility?.() === false;

/** Returns the messages of others, or the own ones, that were added since the last call. */
function newMessages(
  first: readonly ChatMessage[],
  areOwn = false,
): (log: readonly ChatMessage[]) => readonly ChatMessage[] {
  let lastId = first.at(-1)?.id ?? 0;
  return (log) => {
    const added = log.filter(({ id, isSender }) => id > lastId && isSender === areOwn);
    // A cleared log starts to count again.
    lastId = log.at(-1)?.id ?? 0;
    return added;
  };
}

const inWords = (text: string): string =>
  emojiInWords(withoutOutfitCodes(text.replaceAll(REDACTION_MARKER, words.redacted), words.outfit));

/** Gestures of others near by, not more often than somebody can listen to. */
function announceGestures(announce: Announce): () => void {
  let nextMs = Number.NEGATIVE_INFINITY;
  return listenToGestures((player, gesture) => {
    const { announcements: level } = settings;
    if (level === 'off' || gesture === null || player.isSelf) return;
    if (runtime.monotonic() < nextMs || !isNear(player)) return;
    nextMs = runtime.monotonic() + GESTURES_MS[level];
    announce(gestureSeen(player.user.username, gesture.act));
  });
}

function isNear(player: Player): boolean {
  const figures = heardFigures();
  const [own, other] = [figures.find((one) => one.player.isSelf), figures.find((one) => one.player === player)];
  if (own === undefined || other === undefined) return false;
  return Math.hypot(own.shown.x - other.shown.x, own.shown.y - other.shown.y) <= GESTURES_PX;
}

function announceArrivals(announce: Announce): () => void {
  const arriving = new Set<Player>();
  const toasts: string[] = [];
  let cancel: Cancel | null = null;

  const isUnannounced = (name: string): boolean =>
    !namesInclude(session.user?.blockedList ?? [], name) && !toasts.some((text) => text.startsWith(`${name} `));
  const flush = (): void => {
    cancel = null;
    const players = [...arriving];
    arriving.clear();
    // The list that arrives with the own player names those who were here before.
    const names = players.some(({ isSelf }) => isSelf) ? [] : players.map(({ user }) => user.username);
    const unannounced = names.filter(isUnannounced);
    toasts.length = 0;
    if (unannounced.length > 0 && settings.announcements === 'all') announce(arrived(unannounced));
  };

  const stopPlayers = listenToPlayers({
    joined(player) {
      arriving.add(player);
      cancel ??= runtime.setTimeout(flush, ARRIVALS_MS);
    },
    left: (player) => void arriving.delete(player),
    updated: () => undefined,
    moved: () => undefined,
  });
  const stopToasts = onNotification('online', (text) => void toasts.push(text));
  return () => {
    stopPlayers();
    stopToasts();
    cancel?.();
  };
}
