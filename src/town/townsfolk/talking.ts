/**
 * Lets the townsfolk talk: they greet the own player, and answer who speaks to them. All of it is bubbles of this client; nothing
 * is sent. An answer to the own player is read aloud.
 */
import type { Gesture } from '../../shared/rules/gestures.ts';
import { CAT_ID } from '../../shared/rules/townsfolk.ts';
import { fillLine, TOWNSFOLK_LINES } from '../../shared/rules/townsfolk-text.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { listenToLines, sayInBubble } from '../../state/chat/chat.ts';
import { type Guest, allGuests, guestTalk, listenToGreetings } from '../../state/people/guests.ts';
import { listenToGestures } from '../../state/people/gestures.ts';
import { townNow } from '../../state/session/town-walks.ts';
import { hasMet, noteMeeting } from '../../state/people/met-guests.ts';
import { type Player, playerById, selfPlayer } from '../../state/people/players.ts';
import { sky } from '../../state/places/sky.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { todaysEvent } from '../../state/places/events.ts';
import type { TownWorld } from '../world/town-world.ts';
import { callsName, chooseLine, createTalkRules, isWithin, type LineKey } from './talk-rules.ts';

const TICK_MS = 500;
/** Answers every gesture with the same one. */
const MIMIC_ID = 'wren';
const GESTURE_AFTER_MS = 500;
const EVENTS_MS = 10 * 60_000;
/** A player this near is spoken with. */
const SPEAK_PX = 260;
/** Bubbles of conversations with others are shown to players this near. */
const SHOWN_PX = 320;
/** A character who was spoken to answers after this time, and not again sooner. */
const ANSWER_MS = 700;

/** Returns a function that ends it. */
export function startTalking({ figures }: Pick<TownWorld, 'figures'>): () => void {
  const rules = createTalkRules();
  const said = new Map<string, LineKey[]>();
  const answering = new Map<string, () => void>();
  let event: string | null = null;

  const placeOf = (guest: Guest): { x: number; y: number } | null => figures.of(guest.player)?.shown ?? null;

  /** Says a line that fits; returns it. */
  function say(guest: Guest, username: string): string {
    const { id, player } = guest;
    const lately = said.get(id) ?? [];
    const hour = new Date(runtime.now()).getHours();
    const key = chooseLine({ hasMet: hasMet(username, id), event, isRaining: sky.weather === 'drizzle', hour }, lately);
    said.set(id, lately.includes(key) ? [key] : [...lately, key]);
    noteMeeting(username, id);
    const text = fillLine(TOWNSFOLK_LINES[id]?.[key] ?? '', { name: username, event: event ?? '' });
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
    const greeterId = rules.greeter(
      {
        self: self.shown,
        townsfolk: all.flatMap(({ guest, shown: { x, y } }) => (guest === null ? [] : [{ id: guest.id, x, y }])),
        players: all.filter(({ guest }) => guest === null).map(({ shown }) => shown),
      },
      runtime.monotonic(),
    );
    const guest = allGuests().find(({ id }) => id === greeterId);
    if (guest !== undefined) say(guest, self.player.user.username);
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

  /** A wave is answered by a wave; the playful one answers each gesture with the same. */
  function answerGesture(player: Player, act: Gesture | null): void {
    const from = figures.of(player)?.shown;
    const townMs = townNow(runtime.monotonic());
    if (act === null || act === 'sit' || from === undefined || townMs === null) return;
    for (const guest of allGuests()) {
      const figure = figures.of(guest.player);
      const answers = guest.id !== CAT_ID && (act === 'wave' || guest.id === MIMIC_ID);
      if (!answers || figure === undefined || figure.shown.isMoving || !isWithin(figure.shown, from, SPEAK_PX))
        continue;
      figure.gesture = { act, atMs: townMs + GESTURE_AFTER_MS, seat: null, meeting: null, ageMs: 0, beatMs: 0 };
    }
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
    listenToGestures((player, gesture) => answerGesture(player, gesture?.act ?? null)),
    listenToGreetings((guestId) => {
      const guest = allGuests().find(({ id }) => id === guestId);
      const username = selfPlayer()?.user.username;
      if (guest !== undefined && username !== undefined) answer(guest, username, true);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const cancel of answering.values()) cancel();
  };
}
