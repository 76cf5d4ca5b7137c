/**
 * Counts the open screens that show a lost connection themselves, such as a game that waits for it. The offline overlay stays
 * below them while the connection is restored.
 */
import { useEffect } from 'react';
import { proxy } from 'valtio';

export const connectionShown = proxy({ screens: 0 });

/** The calling screen shows a lost connection itself while it is mounted. */
export function useShowsConnection(): void {
  useEffect(() => {
    connectionShown.screens += 1;
    return () => {
      connectionShown.screens -= 1;
    };
  }, []);
}
