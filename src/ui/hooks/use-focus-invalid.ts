/** Focuses the first field of a form that is marked as invalid. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `failure` is a new value for each failed submission, and 0 or null before the first. Returns the ref of the form. */
export function useFocusInvalid(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
