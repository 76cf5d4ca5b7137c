/** A refusal that the page finds itself, as text while something is rendered. */
import { useEffect, useState } from 'react';
import type { SentenceData } from '../shared/rules/sentence.ts';
import { sentenceText } from './reply-words.ts';

/** The text of a constant sentence; undefined for null and until its catalogue is loaded. */
export function useSentenceText(said: SentenceData | null): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (said === null) return;
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const next = await sentenceText(said);
      if (isCurrent) setText(next);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [said]);
  return said === null ? undefined : text;
}
