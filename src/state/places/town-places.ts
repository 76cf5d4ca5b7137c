/**
 * The doors, named places and seats of the town, and what the interface and the town tell each other about them without importing each
 * other: the list of places chooses, the town walks there and announces the door that is entered. Owns the declared places and
 * which doors have news.
 */
import { proxy, ref } from 'valtio';
import type { Door, Place, Seat, TownPlaces } from '../../shared/rules/places.ts';

interface TownPlacesState {
  doors: readonly Door[];
  places: readonly Place[];
  seats: readonly Seat[];
  /** Keys of doors behind which there is news. */
  news: readonly string[];
}

export const townPlaces = proxy<TownPlacesState>({ doors: [], places: [], seats: [], news: [] });

export interface PlaceListener {
  /** Walk to a door and enter it; chosen again: enter it at once. */
  doorChosen(key: string): void;
  /** Walk to a named place. */
  placeChosen(key: string): void;
  /** Walk to a point of the map. */
  pointChosen(at: { x: number; y: number }): void;
  /** Walk to a player. Returns false when that player is not in town. */
  playerChosen(username: string): boolean;
  /** Stop where the player is. */
  walkStopped(): void;
  /** A door is pointed at in a list; null: no more. */
  doorFocused(key: string | null): void;
  /** Something opened over the town: a door that the player walks to is forgotten. */
  covered(): void;
  /** The screen of the door was closed. */
  doorLeft(): void;
  /** Where the own player is; null while not in town. */
  position(): { x: number; y: number } | null;
}

let town: PlaceListener | null = null;
const doorListeners = new Set<(door: Door) => void>();
const nearListeners = new Set<(door: Door) => void>();

/** `listener` is called when the player comes near a door, or is about to walk to it. */
export function listenToNearDoors(listener: (door: Door) => void): () => void {
  nearListeners.add(listener);
  return () => nearListeners.delete(listener);
}

/** The town that is mounted listens; returns a function that stops it. */
export function listenToPlaces(listener: PlaceListener): () => void {
  town = listener;
  return () => {
    if (town === listener) town = null;
  };
}

/** `listener` is called with each door that the player enters. */
export function listenToDoors(listener: (door: Door) => void): () => void {
  doorListeners.add(listener);
  return () => doorListeners.delete(listener);
}

export function declarePlaces({ doors, places, seats }: Omit<TownPlaces, 'plates'>): void {
  // They never change, and a proxy's objects cannot be sent to a worker.
  townPlaces.doors = ref(doors);
  townPlaces.places = ref(places);
  townPlaces.seats = ref(seats);
}

export function setNews(key: string, hasNews: boolean): void {
  if (townPlaces.news.includes(key) === hasNews) return;
  townPlaces.news = hasNews ? [...townPlaces.news, key] : townPlaces.news.filter((one) => one !== key);
}

export const chooseDoor = (key: string): void => town?.doorChosen(key);
export const choosePlace = (key: string): void => town?.placeChosen(key);
export const choosePoint = (at: { x: number; y: number }): void => town?.pointChosen(at);
export const walkToPlayer = (username: string): boolean => town?.playerChosen(username) ?? false;
export const stopOwnWalk = (): void => town?.walkStopped();
export const focusDoor = (key: string | null): void => town?.doorFocused(key);
export const coverTown = (): void => town?.covered();
export const leaveDoor = (): void => town?.doorLeft();
export const ownPosition = (): { x: number; y: number } | null => town?.position() ?? null;

export function enterDoor(door: Door): void {
  for (const listener of doorListeners) listener(door);
}

export function comeNear(door: Door): void {
  for (const listener of nearListeners) listener(door);
}
