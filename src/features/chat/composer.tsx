/**
 * The message line and its button: Enter sends, Escape returns the focus to the town, a picker or a colon inserts
 * emoji. The recipient is shown above the line.
 */
import './chat.css';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { EmojiButton } from '../../rich-text/emoji/emoji-button.tsx';
import { CHAT_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { chatDraft } from '../../state/chat/chat-draft.ts';
import { hasSomethingToSay } from '../../state/chat/chat-draft-rules.ts';
import { hud, isChatShown } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { ownLocation } from '../../state/session/location.ts';
import { unread } from '../../state/session/unread.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/controls/chip.tsx';
import { Counter } from '../../ui/controls/field.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { LiveAnnouncer } from './live-announcer.tsx';
import { RecipientTag } from './recipient.tsx';
import { sendDraft, sendOrToggle } from './send-draft.ts';
import { text as words } from './text.ts';
import { isTownFocused } from '../../engine/input.ts';

const EmojiAutocomplete = lazyPart(
  async () => (await import('../../rich-text/emoji/emoji-autocomplete.tsx')).EmojiAutocomplete,
);

export function Composer() {
  const { text } = useSnapshot(chatDraft, { sync: true });
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  // A player who never writes does not download the suggestions.
  const [hasSuggestions, setHasSuggestions] = useState(false);
  const recipientId = useId();
  useFocusByEnter(input);
  useFocusByWish(input);
  useCaretAtEnd(input, text);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      sendDraft();
    } else if (event.key === 'Escape') {
      // To the town, which is never without the focus.
      event.currentTarget.closest('main')?.focus({ preventScroll: true });
    }
  };

  return (
    <div className="composer">
      <div ref={setLine} className="chat-line-in">
        <RecipientTag id={recipientId} text={text} />
        <label className="field chat-input">
          <input
            ref={setInput}
            // Its label holds the button of the emoji too, whose name would be added.
            aria-label={words.messageLabel}
            dir={text === '' ? undefined : 'auto'}
            value={text}
            maxLength={CHAT_MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby={recipientId}
            onChange={(event) => {
              chatDraft.text = event.target.value;
            }}
            onFocus={() => setHasSuggestions(true)}
            onKeyDown={onKeyDown}
          />
          {text === '' ? (
            <Hint />
          ) : (
            <span className="chat-count">
              <Counter count={text.length} max={CHAT_MAX_LENGTH} />
            </span>
          )}
          <EmojiButton field={input} anchor={line?.parentElement} isWide />
        </label>
        {hasSuggestions && <EmojiAutocomplete field={input} />}
      </div>
      <SendButton isSending={hasSomethingToSay(text)} />
      <LiveAnnouncer />
    </div>
  );
}

/**
 * The placeholder. The style sheet chooses the text that fits the line, which a `placeholder` cannot do. Only the town is
 * addressed by its name: a line that is said behind a door is not heard there.
 */
function Hint() {
  const isTown = useSnapshot(ownLocation).slug === LOCATION_SLUG;
  return (
    <span className="chat-hint" aria-hidden>
      <span className="chat-hint-long">{isTown ? words.placeholder : words.placeholderNarrow}</span>
      <span className="chat-hint-short">{words.placeholderNarrow}</span>
      <span className="chat-hint-tiny">{words.placeholderTiny}</span>
    </span>
  );
}

/** Sends, or opens and closes the chat. While the chat is closed it shows the count of unread whispers. */
function SendButton({ isSending }: { isSending: boolean }) {
  const { isExpanded } = useSnapshot(settings);
  const { isCompact, panels } = useSnapshot(hud);
  const { unreadWhisperCount } = useSnapshot(unread);
  const isOpen = isChatShown({ isCompact, panels }, isExpanded);
  return (
    <div className="chat-send-place">
      <Button
        tone="primary"
        size="lg"
        className="chat-send"
        aria-label={isSending ? words.send : isOpen ? words.closeChat : words.openChat}
        aria-expanded={isSending ? undefined : isOpen}
        icon={
          isSending ? (
            <PaperPlaneRightIcon className="mirrors" weight="fill" size={19} />
          ) : (
            <ChatsCircleIcon weight="fill" size={21} />
          )
        }
        // The line keeps the focus and a phone its keyboard; the button would move away under the finger.
        onMouseDown={(event) => event.preventDefault()}
        onClick={sendOrToggle}
      >
        <span className="chat-send-word">{isSending ? words.send : words.chat}</span>
      </Button>
      {!isOpen && (
        <Badge
          count={unreadWhisperCount}
          label={words.unreadWhispers({ count: unreadWhisperCount })}
          className="chat-waiting"
        />
      )}
    </div>
  );
}

/** Enter focuses the message line when nothing else has the focus. */
function useFocusByEnter(input: HTMLInputElement | null): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || !isTownFocused(document.activeElement)) return;
      event.preventDefault();
      input?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

/** The caret moves behind an inserted address. */
function useCaretAtEnd(input: HTMLInputElement | null, text: string): void {
  useLayoutEffect(() => {
    if (input !== null && input !== document.activeElement) input.setSelectionRange(text.length, text.length);
  }, [input, text]);
}

/** Other screens can request the focus for the line; the caret moves behind the address. */
function useFocusByWish(input: HTMLInputElement | null): void {
  const { focusWishes } = useSnapshot(chatDraft);
  useEffect(() => {
    if (focusWishes === 0 || input === null) return undefined;
    let timer: number | undefined;
    // After the closing popover or dialog has restored the focus, which it does in a timer.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        input.focus();
        input.setSelectionRange(input.value.length, input.value.length);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [focusWishes, input]);
}
