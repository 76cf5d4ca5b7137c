/**
 * Loads the editor when it is first shown. A plain text area of the same size is the fallback until then and after a
 * failure, so that writing always works.
 */
import './editor-frame.css';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/layout/class-names.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { createCaretKeeper } from './caret.ts';
import type { BbcodeEditorProps as LoadedProps } from './editor/bbcode-editor.tsx';

/** Rows and longest text of the text-entry dialog (specification: social, section 9). */
const EDITOR_ROWS = 14;
export const EDITOR_MAX_LENGTH = 9999;

/** Default: 14 rows and 9,999 characters. */
export type BbcodeEditorProps = Omit<LoadedProps, 'rows' | 'maxLength' | 'caret' | 'style'> &
  Partial<Pick<LoadedProps, 'rows' | 'maxLength'>>;

const Editor = lazyPart(
  () =>
    import('./editor/bbcode-editor.tsx').then(
      (loaded) => loaded.BbcodeEditor,
      () => PlainEditor,
    ),
  PlainEditor,
);

export function BbcodeEditor(props: BbcodeEditorProps) {
  const { rows = EDITOR_ROWS, maxLength = EDITOR_MAX_LENGTH, className, ...rest } = props;
  const [caret] = useState(createCaretKeeper);
  const frame = classNames('bb-editor-frame', className);
  const style = { '--rows': rows } as CSSProperties;
  const filled: LoadedProps = { ...rest, rows, maxLength, caret, className: frame, style };
  return <Editor {...filled} />;
}

function PlainEditor(props: LoadedProps) {
  const { value, onChange, label, rows, maxLength, placeholder, id, caret, className, style } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    return () => {
      if (current !== null) caret.keep(current);
    };
  }, [caret]);
  return (
    <div className={classNames('field', className)} style={style}>
      <textarea
        ref={area}
        dir={value === '' ? undefined : 'auto'}
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
