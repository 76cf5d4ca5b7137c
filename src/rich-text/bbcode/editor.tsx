/**
 * Loads the editor when it is first shown. A plain text area of the same size is the fallback until then and after a
 * failure, so that writing always works.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { createCaretKeeper } from './caret.ts';
import type { BbcodeEditorProps as LoadedProps } from './editor/bbcode-editor.tsx';

/** Rows and longest text of the text-entry dialog (specification: social, section 9). */
const EDITOR_ROWS = 14;
export const EDITOR_MAX_LENGTH = 9999;

/** Default: 14 rows and 9,999 characters. */
export type BbcodeEditorProps = Omit<LoadedProps, 'rows' | 'maxLength' | 'caret'> &
  Partial<Pick<LoadedProps, 'rows' | 'maxLength'>>;

const Editor = lazyPart(
  () =>
    import('./editor/bbcode-editor.tsx').then(
      (loaded) => loaded.BbcodeEditor,
      () => PlainEditor,
    ),
  PlainEditor,
);

export function BbcodeEditor({ rows = EDITOR_ROWS, maxLength = EDITOR_MAX_LENGTH, ...rest }: BbcodeEditorProps) {
  const [caret] = useState(createCaretKeeper);
  const props: LoadedProps = { ...rest, rows, maxLength, caret };
  return <Editor {...props} />;
}

function PlainEditor({ value, onChange, label, rows, maxLength, placeholder, id, caret }: LoadedProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    return () => {
      if (current !== null) caret.keep(current);
    };
  }, [caret]);
  return (
    <div className="field items-start!">
      <textarea
        ref={area}
        dir="auto"
        id={id}
        aria-label={label}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
