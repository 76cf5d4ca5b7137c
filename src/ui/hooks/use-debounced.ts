/** Debounces a value, e.g. the text of a search field. */
import { useEffect, useState } from 'react';

/** Delay of search fields between the last key and the search. */
export const SEARCH_DEBOUNCE_MS = 300;

/** The value, once it has not changed for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
