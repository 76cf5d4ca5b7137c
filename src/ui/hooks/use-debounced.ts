/** A value that follows another once that has rested: what is typed into a search. */
import { useEffect, useState } from 'react';

export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
