/**
 * Lets the townsfolk talk: they greet the own player, and answer who speaks to them. All of it is bubbles of this client; nothing
 * is sent. An answer to the own player is read aloud.
 */
import { TOWNSFOLK_LINES } from '../../languages/townsfolk-text.ts';
import { CAT_ID } from '../../shared/rules/townsfolk.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { listenToLines, sayInBubble } from '../../state/chat/chat.ts';
import { type Guest, allGuests, guestTalk, listenToGreetings } from '../../state/people/guests.ts';
import { hasMet, noteMeeting } from '../../state/people/met-guests.ts';
import { playerById, selfPlayer } from '../../state/people/players.ts';
import { sky } from '../../state/places/sky.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { todaysEvent } from '../../state/places/events.ts';
import type { TownWorld } from '../world/town-world.ts';
import { makeGesture } from './make-gesture.ts';
import { callsName, chooseLine, createTalkRules, isWithin, type LineKey, type Scene } from './talk-rules.ts';

const TICK_MS = 500;
const EVENTS_MS = 10 * 60_000;
/** A player this near is spoken with. */
const SPEAK_PX = 260;
/** Bubbles of conversations with others are shown to players this near. */
const SHOWN_PX = 320;
/** A character who was spoken to answers after this time, and not again sooner. */
const ANSWER_MS = 700;

export interface Talking {
  /** Says a line in the client of the own player if that player is near and nothing speaks against it. */
  speak(guest: Guest, username: string): void;
  /** Ends it. */
  stop(): void;
}

export function startTalking({ figures, wake }: Pick<TownWorld, 'figures' | 'wake'>): Talking {
  const rules = createTalkRules();
  const said = new Map<string, LineKey[]>();
  const answering = new Map<string, () => void>();
  let event: string | null = null;

  const placeOf = (guest: Guest): { x: number; y: number } | null => figures.of(guest.player)?.shown ?? null;

  const shownPlayers = (): { x: number; y: number }[] =>
    figures.all().flatMap(({ guest, shown }) => (guest === null ? [shown] : []));

  /** Says a line that fits; returns it. */
  function say(guest: Guest, username: string): string {
    const { id, player } = guest;
    const lately = said.get(id) ?? [];
    const hour = new Date(runtime.now()).getHours();
    const key = chooseLine({ hasMet: hasMet(username, id), event, isRaining: sky.weather === 'drizzle', hour }, lately);
    said.set(id, lately.includes(key) ? [key] : [...lately, key]);
    noteMeeting(username, id);
    const line = TOWNSFOLK_LINES[id]?.[key] ?? '';
    const text = typeof line === 'string' ? line : line({ name: username, event: event ?? '' });
    sayInBubble(player.socketId, text);
    const at = placeOf(guest);
    if (at !== null) rules.spoke(id, at, runtime.monotonic());
    return text;
  }

  function answer(guest: Guest, username: string, isSelf: boolean): void {
    const { id } = guest;
    if (answering.has(id)) return;
    const cancel = runtime.setTimeout(() => {
      answering.delete(id);
      const text = say(guest, username);
      if (isSelf) guestTalk.answer = { id, text };
    }, ANSWER_MS);
    answering.set(id, cancel);
  }

  const tick = (): void => {
    const self = figures.self();
    // During the first walk, the cat talks.
    if (self === null || firstWalk.guide.cat !== null) return;
    const all = figures.all();
    const scene: Scene = {
      self: self.shown,
      townsfolk: all.flatMap(({ guest, shown: { x, y } }) => (guest === null ? [] : [{ id: guest.id, x, y }])),
      players: shownPlayers(),
    };
    const greeterId = rules.greeter(scene, runtime.monotonic());
    const guest = allGuests().find(({ id }) => id === greeterId);
    if (guest !== undefined) {
      say(guest, self.player.user.username);
      return;
    }
    const waverId = rules.waver(scene, runtime.monotonic());
    const waver = all.find(({ guest: one }) => one !== null && one.id === waverId && one.id !== CAT_ID);
    if (waver !== undefined && makeGesture(waver, 'wave', all)) wake();
  };

  const hear = (socketId: string, text: string): void => {
    const speaker = playerById(socketId);
    const from = speaker === undefined ? undefined : figures.of(speaker)?.shown;
    const own = figures.self()?.shown;
    if (speaker === undefined || from === undefined || own === undefined) return;
    rules.heard(socketId, from, runtime.monotonic());
    for (const guest of allGuests()) {
      const at = placeOf(guest);
      if (firstWalk.guide.hasMusician || at === null || !callsName(text, guest.player.user.username)) continue;
      if (isWithin(at, from, SPEAK_PX) && isWithin(at, own, SHOWN_PX)) {
        answer(guest, speaker.user.username, speaker.isSelf);
      }
    }
  };

  function speak(guest: Guest, username: string): void {
    const at = placeOf(guest);
    const self = figures.self()?.shown;
    if (at === null || self === undefined || firstWalk.guide.cat !== null || !isWithin(at, self, SHOWN_PX)) return;
    if (!rules.isQuiet({ id: guest.id, x: at.x, y: at.y }, shownPlayers(), runtime.monotonic())) say(guest, username);
  }

  const readEvent = (): void =>
    void todaysEvent().then((title) => {
      event = title;
    });
  readEvent();
  const stops = [
    runtime.setInterval(tick, TICK_MS),
    runtime.setInterval(readEvent, EVENTS_MS),
    listenToLines(hear),
    listenToGreetings((guestId) => {
      const guest = allGuests().find(({ id }) => id === guestId);
      const username = selfPlayer()?.user.username;
      if (guest !== undefined && username !== undefined) answer(guest, username, true);
    }),
  ];
  return {
    speak,
    stop() {
      for (const stop of stops) stop();
      for (const cancel of answering.values()) cancel();
    },
  };
}
