/**
 * The preview of the editor's text, and whether there is room for it beside the text. Whether the player wants it there is kept in
 * the browser.
 */
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../net/browser-storage.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Bbcode } from '../bbcode.tsx';
import { text as words } from '../text.ts';

/** Two columns of a line with some 40 letters, as in a window of 1,024 px. */
const BESIDE_PX = 660;
const STORAGE_KEY = 'editor-preview';
/** After the last key, so that pictures are not mounted again at every letter. */
const PAUSE_MS = 250;

export function Preview({ text }: { text: string }) {
  return (
    <section
      className="bb-editor-preview"
      aria-label={words.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long preview scrolls, by keyboard too
      tabIndex={0}
    >
      {text.trim() === '' ? <p className="t-small text-ink-3">{words.nothingWrittenYet}</p> : <Bbcode text={text} />}
    </section>
  );
}

/** Follows the text when the player pauses. */
export const LatePreview = ({ text }: { text: string }) => <Preview text={useDebounced(text, PAUSE_MS)} />;

/** `box` is the ref of the editor. */
export function usePreviewBeside() {
  const [isOffered, setIsOffered] = useState(false);
  const [isWanted, setIsWanted] = useState(() => readStored('local', STORAGE_KEY, z.boolean()) ?? true);
  const box = useCallback((editor: HTMLElement | null) => {
    if (editor === null) return undefined;
    const measure = (): void => setIsOffered(editor.clientWidth >= BESIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(editor);
    return () => observer.disconnect();
  }, []);
  return {
    box,
    /** Whether there is room for it. */
    isOffered,
    isBeside: isOffered && isWanted,
    toggle: (): void => {
      setIsWanted(!isWanted);
      writeStored('local', STORAGE_KEY, !isWanted);
    },
  };
}
