/**
 * The BBCode editor: a text area with toolbar, shortcuts, suggestions of emoji and names, a preview and a counter. A wide editor
 * has the preview beside the text, a narrow one in its place. The caller owns the text. All edits support the browser's undo.
 */
import './editor.css';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useCallback, useId, useState } from 'react';
import { checkUrl } from '../../../shared/rules/bbcode/values.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Counter } from '../../../ui/controls/field.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { EmojiAutocomplete } from '../../emoji/emoji-autocomplete.tsx';
import { EmojiButton } from '../../emoji/emoji-button.tsx';
import type { CaretKeeper } from '../caret.ts';
import { applyEdit, selectionOf } from './apply-edit.ts';
import { continueList, type Edit, wrap } from './edits.ts';
import { writeEmoji } from './emoji-code.ts';
import { NameSuggestions } from './name-suggestions.tsx';
import { LatePreview, Preview, usePreviewBeside } from './preview.tsx';
import { shortcutOf } from './shortcuts.ts';
import { type EditCommand, Toolbar } from './toolbar.tsx';
import { buttonText } from '../../emoji/button-text.ts';
import { text as words } from '../text.ts';

const NO_ROOM = words.noRoom;

export interface BbcodeEditorProps {
  value: string;
  onChange: (text: string) => void;
  /** Accessible name of the text area. */
  label: string;
  maxLength: number;
  rows: number;
  placeholder?: string;
  id?: string;
  /** Shows the error state; the caller shows the message. */
  isBad?: boolean;
  hasAutoFocus?: boolean;
  /** Ctrl or Cmd with Enter. */
  onSubmit?: () => void;
  className?: string;
  style?: CSSProperties;
  /** Of the plain text area that this one replaces. */
  caret: CaretKeeper;
}

export function BbcodeEditor(props: BbcodeEditorProps) {
  const { value, onChange, label, maxLength, rows, onSubmit, caret, hasAutoFocus } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [isInPlace, setIsInPlace] = useState(false);
  const { box, isBeside, isOffered, toggle } = usePreviewBeside();
  const isPreview = isInPlace && !isOffered;
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const mount = useCallback(
    (mounted: HTMLTextAreaElement | null): void => {
      setArea(mounted);
      if (mounted === null) return;
      // Writing goes on after a draft or a quote.
      if (hasAutoFocus) mounted.setSelectionRange(mounted.value.length, mounted.value.length);
      caret.restore(mounted);
    },
    [caret, hasAutoFocus],
  );

  const runEdit = (edit: Edit): void => {
    if (area !== null && !applyEdit(area, edit)) showToast({ text: NO_ROOM, tone: 'bad', id: 'editor-room' });
  };
  const act = (tool: EditCommand): void => {
    if (area !== null) runEdit(tool(area.value, selectionOf(area)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (onSubmit) {
        event.preventDefault();
        onSubmit();
      }
      return;
    }
    const edit =
      event.key === 'Enter' && !event.shiftKey
        ? continueList(field.value, selectionOf(field))
        : shortcutOf(event, field.value, selectionOf(field));
    if (edit === null) return;
    event.preventDefault();
    if (edit === 'link') setIsLinkOpen(true);
    else runEdit(edit);
  };

  /** Pasting an address over selected text makes it a link. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const selection = selectionOf(event.currentTarget);
    const selected = event.currentTarget.value.slice(selection.start, selection.end).trim();
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (selected === '' || selected.includes('\n') || /^https?:/i.test(selected)) return;
    if (!/^https?:\/\/[^\s[\]]+$/i.test(pasted) || checkUrl(pasted).value === undefined) return;
    event.preventDefault();
    runEdit(wrap(event.currentTarget.value, selection, `[url=${pasted}]`, '[/url]'));
  };

  return (
    <div
      ref={box}
      className={classNames('field bb-editor', props.className)}
      style={props.style}
      data-bad={props.isBad || undefined}
      data-preview={isPreview || undefined}
    >
      <div inert={isPreview}>
        <Toolbar
          act={act}
          selected={() => (area === null ? '' : area.value.slice(area.selectionStart, area.selectionEnd))}
          onReturn={() => area?.focus()}
          isLinkOpen={isLinkOpen}
          onLinkOpenChange={setIsLinkOpen}
          emoji={<EmojiButton field={area} write={writeEmoji} className="bb-tool" word={buttonText.openEmoji} />}
        />
      </div>
      <div className="bb-editor-body" data-beside={isBeside || undefined}>
        <textarea
          ref={mount}
          dir={value === '' ? undefined : 'auto'}
          id={id}
          aria-label={label}
          aria-invalid={props.isBad || undefined}
          className="bb-editor-text"
          rows={rows}
          maxLength={maxLength}
          placeholder={props.placeholder}
          value={value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only on screens whose purpose is writing
          autoFocus={hasAutoFocus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {isPreview && <Preview text={value} />}
        {isBeside && <LatePreview text={value} />}
      </div>
      <EmojiAutocomplete field={area} write={writeEmoji} />
      <NameSuggestions area={area} onPick={runEdit} />
      <div className="bb-editor-foot">
        {isOffered ? (
          <button type="button" className="bb-preview" aria-pressed={isBeside} onClick={toggle}>
            {isBeside ? <EyeSlashIcon weight="bold" size={15} /> : <EyeIcon weight="bold" size={15} />}
            {isBeside ? words.hidePreview : words.preview}
          </button>
        ) : (
          <button
            type="button"
            className="bb-preview"
            aria-pressed={isPreview}
            onClick={() => setIsInPlace(!isPreview)}
          >
            {isPreview ? <PencilSimpleIcon weight="bold" size={15} /> : <EyeIcon weight="bold" size={15} />}
            {isPreview ? words.write : words.preview}
          </button>
        )}
        <Counter count={value.length} max={maxLength} />
      </div>
    </div>
  );
}
