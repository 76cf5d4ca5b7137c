/**
 * The reply box of a post: one line that expands into the editor; Escape and Back collapse it. The text is kept as a draft
 * for each post until it is sent, and is visible in the line.
 */
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { BbcodeEditor } from '../../../rich-text/bbcode/editor.tsx';
import { DraftStatus } from '../../../rich-text/write/draft-status.tsx';
import { useDraft } from '../../../rich-text/write/use-draft.ts';
import { quoteCode } from '../../../shared/rules/bbcode/quote.ts';
import { hasVisibleBbcode } from '../../../shared/rules/bbcode/visible.ts';
import { REPLY_MAX_LENGTH } from '../../../shared/rules/forum.ts';
import { session } from '../../../state/session/session.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { useInnerLayer } from '../../../ui/layers/use-layer.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { replyTo } from '../calls.ts';
import { takeContinued } from '../../../rich-text/write/draft-list.ts';
import { text } from '../text.ts';
import type { Quote } from './text-tools.tsx';

const EDITOR_ROWS = 5;

export interface CommentBoxHandle {
  /** Adds the words to the text, and opens the editor. */
  quote: Quote;
}

export interface CommentBoxProps {
  postId: string;
  /** Of the post. */
  title: string;
  ref?: Ref<CommentBoxHandle>;
  isLocked: boolean;
  onPosted: () => void;
}

export function CommentBox({ postId, title, isLocked, ref, onPosted }: CommentBoxProps) {
  const access = useSnapshot(session).user?.access ?? 0;
  const draftKey = `forum-reply:${postId}`;
  const { text: message, write, draft, isKept, isUnsaved, discard, forget } = useDraft(draftKey, '', { title, postId });
  const [isOpen, setIsOpen] = useState(() => takeContinued(draftKey));
  useInnerLayer(() => setIsOpen(false), isOpen);
  const line = useFocusAfterClosing(isOpen);
  const { isBusy, track } = useOutcome();
  const [quotes, setQuotes] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    quote(author, words) {
      const before = message === '' || message.endsWith('\n') ? message : `${message}\n`;
      write(before + quoteCode(author, words));
      setIsOpen(true);
      setQuotes((count) => count + 1);
    },
  }));
  // An editor that is open already; another one takes the focus when it opens.
  useEffect(() => {
    const area = quotes > 0 ? form.current?.querySelector('textarea') : null;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [quotes]);
  const isSendable = hasVisibleBbcode(message) && message.length <= REPLY_MAX_LENGTH;
  if (isLocked && access === 0) {
    return (
      <p className="forum-bar t-small flex-row! items-center text-ink-3">
        <LockIcon aria-hidden weight="fill" size={16} />
        {text.lockedNote}
      </p>
    );
  }
  const send = async (): Promise<void> => {
    if (isBusy) return;
    if (!isSendable) return setIsOpen(true);
    const reply = await track(replyTo(postId, message));
    if (!reply) return;
    write('');
    forget();
    setIsOpen(false);
    onPosted();
  };
  return (
    <form
      ref={form}
      className="forum-bar"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isOpen ? (
        <>
          <BbcodeEditor
            hasAutoFocus
            label={text.addComment}
            placeholder={text.addComment}
            value={message}
            rows={EDITOR_ROWS}
            maxLength={REPLY_MAX_LENGTH}
            onChange={write}
            onSubmit={() => void send()}
          />
          <div className="flex items-center gap-2">
            <DraftStatus
              isKept={isKept}
              isRestored={draft === 'restored' && !isUnsaved}
              onDiscard={discard}
              onUndo={() => write(message)}
            />
            <IconButton label={text.closeEditor} onClick={() => setIsOpen(false)}>
              <CaretDownIcon weight="bold" size={17} />
            </IconButton>
            <Button
              type="submit"
              tone="sign"
              isBusy={isBusy}
              disabled={!isSendable}
              icon={<PaperPlaneRightIcon className="mirrors" weight="fill" size={17} />}
            >
              {text.send}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex gap-2">
          <button
            ref={line}
            type="button"
            className="field min-w-0 flex-1 cursor-text text-start"
            onClick={() => setIsOpen(true)}
          >
            <span dir="auto" className={message === '' ? 'flex-1 text-ink-3' : 'clamp1 flex-1'}>
              {message || text.addComment}
            </span>
          </button>
          <IconButton type="submit" tone="sign" label={text.send} isBusy={isBusy}>
            <PaperPlaneRightIcon className="mirrors" weight="fill" size={18} />
          </IconButton>
        </div>
      )}
    </form>
  );
}

/** Ref of the collapsed line: it takes the focus when the editor closes, because it did not exist until then. */
function useFocusAfterClosing(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const line = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) line.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return line;
}
