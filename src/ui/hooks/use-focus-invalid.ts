/** Focuses the first field of a form that is marked as invalid, or the button by which something missing is chosen. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const WRONG = '[aria-invalid="true"], [data-missing]';

/** `failure` is a new value for each failed submission, and 0 or null before the first. Returns the ref of the form. */
export function useFocusInvalid(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [failure]);
  return form;
}
