/**
 * How the townsfolk react to what players do near them: a gesture, and words at most once in three times. All of it is shown by
 * this client alone, from what it knows of the players; nothing is sent. Owns what each player wore when last seen.
 */
import { DARK_MS, sinceHour } from '../../shared/rules/moments.ts';
import { wornItemIds } from '../../shared/rules/slots.ts';
import { MUSICIAN_ID } from '../../shared/rules/stage-time.ts';
import { CAT_ID } from '../../shared/rules/townsfolk.ts';
import type { Gesture } from '../../shared/rules/gestures.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { allGuests, type Guest, listenToAchievements } from '../../state/people/guests.ts';
import { listenToGestures } from '../../state/people/gestures.ts';
import type { Player } from '../../state/people/players.ts';
import { epochNow } from '../../state/places/lanterns.ts';
import { sky } from '../../state/places/sky.ts';
import { onEffect } from '../../state/rewards/rewards.ts';
import type { Figure } from '../state/figures.ts';
import type { TownWorld } from '../world/town-world.ts';
import { makeGesture } from './make-gesture.ts';
import { isWithin } from './talk-rules.ts';

export interface ReactionDeps {
  figures: Pick<TownWorld['figures'], 'all' | 'of' | 'self'>;
  wake(): void;
  /** Whether the musician plays on the stage now. */
  isPlaying(): boolean;
  /** Says a line to the player if nothing speaks against it. */
  speak(guest: Guest, username: string): void;
}

const BAKER = 'clove';
const TAILOR = 'velvet';
const FISHER = 'marlin';
const GARDENER = 'fern';
const READER = 'juniper';
/** Answers every gesture with the same one. */
const MIMIC = 'wren';

/** Map pixels. */
const NEAR_PX = 260;
const OUTFIT_PX = 300;
const CHEER_PX = 900;
/** In front of the bookshop. */
const BOOKS = { x: 3446, y: 700, px: 260 } as const;
const TICK_MS = 500;
/** Of several reactions of one character, one is with words. */
const WORDS_EVERY = 3;
/** Between two gestures that nobody causes, of the gardener in the rain and of the reader by his books. */
const ALONE_MS = 45_000;

/** Returns a function that ends it. */
export function startReactions({ figures, wake, isPlaying, speak }: ReactionDeps): () => void {
  const worn = new WeakMap<Player, string>();
  const counts = new Map<string, number>();
  let aloneTurn = -1;

  const figureOf = (id: string): { guest: Guest; figure: Figure } | null => {
    const guest = allGuests().find((one) => one.id === id);
    const figure = guest === undefined ? undefined : figures.of(guest.player);
    return guest === undefined || figure === undefined ? null : { guest, figure };
  };

  function make(id: string, act: Gesture, inMs?: number): boolean {
    const found = figureOf(id);
    if (found === null || !makeGesture(found.figure, act, figures.all(), inMs)) return false;
    wake();
    return true;
  }

  function react(id: string, act: Gesture, { player, px }: { player: Player; px: number }): void {
    const found = figureOf(id);
    const from = figures.of(player)?.shown;
    if (found === null || from === undefined || !isWithin(found.figure.shown, from, px) || !make(id, act)) return;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count % WORDS_EVERY === 0) speak(found.guest, player.user.username);
  }

  /** A wave is answered by a wave, a bow by the reader; the playful one answers each gesture with the same. */
  function answer(player: Player, act: Gesture): void {
    const near = { player, px: NEAR_PX };
    if (act === 'sit') {
      if (figures.of(player)?.gesture?.seat?.place === 'pier') react(FISHER, 'wave', near);
      return;
    }
    for (const { id } of allGuests()) {
      if (id === CAT_ID) continue;
      const isAnswered = act === 'wave' || id === MIMIC || (act === 'bow' && id === READER);
      if (isAnswered && !(id === MUSICIAN_ID && act === 'dance')) react(id, act, near);
    }
  }

  /** The musician dances with dancers, and moves with the music while she plays. */
  function followDancers(): void {
    const found = figureOf(MUSICIAN_ID);
    if (found === null) return;
    const { figure } = found;
    const isDancer = ({ guest, gesture, shown }: Figure): boolean =>
      guest === null && gesture?.act === 'dance' && isWithin(shown, figure.shown, NEAR_PX);
    const isWanted = isPlaying() || (!figure.shown.isMoving && figures.all().some(isDancer));
    if (isWanted) make(MUSICIAN_ID, 'dance', 0);
    else if (figure.gesture?.act === 'dance') figure.gesture = null;
  }

  function noticeOutfits(): void {
    const at = figureOf(TAILOR)?.figure.shown;
    if (at === undefined) return;
    for (const { guest, player, shown } of figures.all()) {
      if (guest !== null || !isWithin(shown, at, OUTFIT_PX)) continue;
      const now = wornItemIds(player.user.customization).join();
      const before = worn.get(player);
      worn.set(player, now);
      // A look arrives after its player: that is no change.
      if (before !== undefined && before !== '' && before !== now) react(TAILOR, 'clap', { player, px: OUTFIT_PX });
    }
  }

  /** By the server's clock, so that all see it together. */
  function actAlone(): void {
    const turn = Math.floor(epochNow() / ALONE_MS);
    if (turn === aloneTurn) return;
    const isFirst = aloneTurn === -1;
    aloneTurn = turn;
    if (isFirst) return;
    if (sky.weather === 'drizzle') make(GARDENER, 'cheer');
    const reader = figureOf(READER)?.figure.shown;
    if (reader !== undefined && isWithin(reader, BOOKS, BOOKS.px)) make(READER, 'think');
  }

  /** The lanterns of the hour: the fisher looks over the bay. */
  function lookUp(): void {
    const found = figureOf(FISHER);
    const ms = sinceHour(epochNow());
    if (found === null || ms < 0 || ms > DARK_MS) return;
    found.figure.glance = { view: BAY_VIEW, untilMs: runtime.monotonic() + 2 * TICK_MS };
  }

  const celebrate = (player: Player | undefined): void => {
    if (player !== undefined) react(BAKER, 'clap', { player, px: CHEER_PX });
  };
  const stops = [
    runtime.setInterval(() => {
      followDancers();
      noticeOutfits();
      actAlone();
      lookUp();
    }, TICK_MS),
    listenToGestures((player, gesture) => {
      if (gesture !== null) answer(player, gesture.act);
    }),
    onEffect((effect, player) => {
      if (effect === 'rays') celebrate(player);
    }),
    listenToAchievements(() => celebrate(figures.self()?.player)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** With the back to the town. */
const BAY_VIEW = 3;
