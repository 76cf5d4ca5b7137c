/**
 * Why a form with one required field was not sent. The text is shown at the field, which takes the focus at each refusal: also
 * at a second one with the same text, which screen readers would not announce.
 */
import { type RefObject, useState } from 'react';
import { useFocusInvalid } from './use-focus-invalid.ts';

export interface RefusedForm {
  form: RefObject<HTMLFormElement | null>;
  error: string | undefined;
  refuse: (text: string) => void;
  accept: () => void;
}

export function useRefusal(): RefusedForm {
  const [refusal, setRefusal] = useState<{ text: string } | null>(null);
  const form = useFocusInvalid(refusal);
  return { form, error: refusal?.text, refuse: (text) => setRefusal({ text }), accept: () => setRefusal(null) };
}
