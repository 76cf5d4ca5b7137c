/** The editor for whoever needs it, loaded when it is first shown; a plain text area of the same size stands in until then. */
import { lazy, Suspense } from 'react';
import type { BbcodeEditorProps as LoadedProps } from './editor/bbcode-editor.tsx';

const Editor = lazy(async () => ({ default: (await import('./editor/bbcode-editor.tsx')).BbcodeEditor }));

/** Rows and longest text of the text-entry dialog (specification: social, section 9). */
export const EDITOR_ROWS = 14;
export const EDITOR_MAX_LENGTH = 9999;

/** 14 rows and 9,999 characters unless the screen says otherwise. */
export type BbcodeEditorProps = Omit<LoadedProps, 'rows' | 'maxLength'> &
  Partial<Pick<LoadedProps, 'rows' | 'maxLength'>>;

export function BbcodeEditor(props: BbcodeEditorProps) {
  const { value, onChange, label, rows = EDITOR_ROWS, maxLength = EDITOR_MAX_LENGTH, placeholder } = props;
  const waiting = (
    <div className="field items-start!">
      <textarea
        aria-label={label}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Editor {...props} rows={rows} maxLength={maxLength} />
    </Suspense>
  );
}
