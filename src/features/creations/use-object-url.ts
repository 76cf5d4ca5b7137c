/** An address for something in memory: made when it begins to be shown, given back when it is shown no more. */
import { useMemo, useSyncExternalStore } from 'react';

/** Null for nothing, and until the component that shows it is on the page. */
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
