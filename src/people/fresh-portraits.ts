/**
 * Versions of portraits whose player has changed clothes since the page was opened. The avatar image host has one address
 * for each player, and browsers do not load an address again by themselves. Owns the versions.
 */
import { useCallback, useSyncExternalStore } from 'react';

const versions = new Map<string, string>();
const listeners = new Set<() => void>();

/** Reloads the portrait wherever it is shown. `version` is the same for the same look. */
export function renewPortrait(address: string, version: string): void {
  const key = keyOf(address);
  if (versions.get(key) === version) return;
  versions.set(key, version);
  for (const changed of listeners) changed();
}

/** The address with the version of its portrait; the same address when its player has not changed. */
export function useFreshPortrait(address: string | undefined): string | undefined {
  const read = useCallback(() => (address === undefined ? undefined : versions.get(keyOf(address))), [address]);
  const version = useSyncExternalStore(listen, read);
  return address === undefined || version === undefined ? address : `${address}?v=${version}`;
}

/** Usernames are unique without regard to case. */
const keyOf = (address: string): string => address.toLowerCase();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
