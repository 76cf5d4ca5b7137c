/**
 * Figures of the town that are no players: they are in no count, list or log of players. Owns who they are; the town draws them,
 * and what computes them sets them. Also what interface and town tell each other about them without importing each other.
 */
import { proxy } from 'valtio';
import { listenToPlayerList, allPlayers, type Player } from './players.ts';
import type { Anchor } from './quick-actions.ts';

interface Shown {
  x: number;
  y: number;
  view: number;
  isMoving: boolean;
}

export interface Guest {
  readonly id: string;
  readonly player: Player;
  /**
   * Writes what is shown at `townMs` of the town's clock; null while it is not known. False where nobody sees it: the town draws
   * no frames for it.
   */
  sample(townMs: number | null, out: Shown): boolean;
}

/** How a guest is shown instead, by id. */
const leads = new Map<string, Guest['sample']>();

let guests: readonly Guest[] = [];
let shownPlayers: readonly Player[] | null = null;
const listeners = new Set<() => void>();
const greeted = new Set<(id: string) => void>();

/** The card that is open, and what a guest said to the player last, which is read aloud. */
export const guestTalk = proxy<{ openId: string | null; anchor: Anchor; answer: { id: string; text: string } | null }>({
  openId: null,
  anchor: { x: 0, y: 0, width: 0, height: 0 },
  answer: null,
});

/** Another array when one comes or goes. */
export const allGuests = (): readonly Guest[] => guests;

export function setGuests(next: readonly Guest[]): void {
  if (guests.length === 0 && next.length === 0) return;
  guests = next;
  shownPlayers = null;
  if (!next.some(({ id }) => id === guestTalk.openId)) closeGuestCard();
  for (const changed of listeners) changed();
}

export function listenToGuests(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Shows a guest in another way in this client only; null ends it. */
export function leadGuest(id: string, sample: Guest['sample'] | null): void {
  if (sample === null) leads.delete(id);
  else leads.set(id, sample);
}

export const leadOf = (id: string): Guest['sample'] | undefined => leads.get(id);

/** Opens the card of a guest beside a rectangle of the window. */
export function openGuestCard(id: string, { x, y, width, height }: Anchor): void {
  guestTalk.anchor = { x, y, width, height };
  guestTalk.openId = id;
}

let findBox: ((id: string) => Anchor | null) | null = null;

/** The rectangle of the window where a guest's figure is drawn; null where it is not in sight. */
export const boxOfGuest = (id: string): Anchor | null => findBox?.(id) ?? null;

/** The town knows where its figures are. Returns a function that takes it back. */
export function provideGuestBoxes(find: (id: string) => Anchor | null): () => void {
  findBox = find;
  return () => {
    if (findBox === find) findBox = null;
  };
}

export function closeGuestCard(): void {
  guestTalk.openId = null;
}

/** The player says hello. */
export function greetGuest(id: string): void {
  for (const listener of greeted) listener(id);
}

export function listenToGreetings(listener: (id: string) => void): () => void {
  greeted.add(listener);
  return () => greeted.delete(listener);
}

const achieved = new Set<() => void>();

/** The own player achieved something in a game, which guests near by may celebrate. */
export function noteAchievement(): void {
  for (const listener of achieved) listener();
}

export function listenToAchievements(listener: () => void): () => void {
  achieved.add(listener);
  return () => achieved.delete(listener);
}

/** Everybody whom the town draws: the players, then the guests. Another array when one of them changes. */
export function allShown(): readonly Player[] {
  shownPlayers ??= guests.length === 0 ? allPlayers() : [...allPlayers(), ...guests.map(({ player }) => player)];
  return shownPlayers;
}

export function listenToShown(changed: () => void): () => void {
  const stops = [listenToPlayerList(changed), listenToGuests(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

listenToPlayerList(() => {
  shownPlayers = null;
});
