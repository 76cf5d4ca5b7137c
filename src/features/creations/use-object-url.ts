/** An object URL for a blob: created when the component mounts, revoked when it unmounts. */
import { useMemo, useSyncExternalStore } from 'react';

/** Null for null, and before the component has mounted. */
export function useObjectUrl(blob: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => addressOf(blob), [blob]);
  return useSyncExternalStore(subscribe, read);
}

function addressOf(blob: Blob | null) {
  let url: string | null = null;
  return {
    subscribe: (changed: () => void) => {
      const made = blob === null ? null : URL.createObjectURL(blob);
      url = made;
      changed();
      return () => {
        if (made !== null) URL.revokeObjectURL(made);
        if (url === made) url = null;
      };
    },
    read: () => url,
  };
}
