/**
 * Today's lanterns of the signed-in player, and the server's date clock, as the connection delivers them. Empty without a
 * connection that has the feature.
 */
import { proxy } from 'valtio';
import { lanternNewsSchema } from '../../shared/realtime/lanterns.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { townNow } from '../session/town-walks.ts';

export interface LanternState {
  /** Days since 1970-01-01 in UTC that `found` is about; null before the server said so. */
  day: number | null;
  /** Spots in the order of finding. */
  found: readonly number[];
  /** Spots that the player has come near enough to hear. */
  heard: readonly number[];
}

export const lanterns = proxy<LanternState>({ day: null, found: [], heard: [] });

type FindListener = (spot: number, count: number) => void;
const findListeners = new Set<FindListener>();
/** Epoch time minus the town's clock, and minus the page's monotonic clock, ms. */
let epoch: { ofTown: number; ofPage: number } | null = null;

/** Takes the payload of a `lanterns` event. One that cannot be read is dropped. */
export function takeLanterns(payload: unknown): void {
  const parsed = lanternNewsSchema.safeParse(payload);
  if (!parsed.success) return;
  const { day, found, nowMs, townMs, spot } = parsed.data;
  epoch = { ofTown: nowMs - townMs, ofPage: nowMs - runtime.monotonic() };
  if (lanterns.day !== day) lanterns.heard = [];
  Object.assign(lanterns, { day, found });
  if (spot === undefined) return;
  for (const listener of findListeners) listener(spot, found.length);
}

/** `listener` is called for each lantern that the player finds. Returns a function that removes it. */
export function onFoundLantern(listener: FindListener): () => void {
  findListeners.add(listener);
  return () => findListeners.delete(listener);
}

export function hearLantern(spot: number): void {
  if (!lanterns.heard.includes(spot)) lanterns.heard = [...lanterns.heard, spot];
}

/** The server's time in epoch milliseconds at `ownMs` of the page's monotonic clock. All players have the same second. */
export function epochAt(ownMs: number): number {
  if (epoch === null) return runtime.now() + ownMs - runtime.monotonic();
  const townMs = townNow(ownMs);
  return townMs === null ? ownMs + epoch.ofPage : townMs + epoch.ofTown;
}

/** The server's time in epoch milliseconds at a moment of the town's clock. */
export const epochOfTown = (townMs: number): number => townMs + (epoch?.ofTown ?? 0);

export const epochNow = (): number => epochAt(runtime.monotonic());
