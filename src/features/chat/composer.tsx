/** The message input and the button beside it: Enter sends, Escape goes back to walking. */
import './chat.css';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { CHAT_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { settings } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Counter } from '../../ui/field.tsx';
import { draft, sendDraft, sendOrToggle } from './draft.ts';
import { hasSomethingToSay } from './draft-rules.ts';
import { CHAT, CLOSE_CHAT, MESSAGE_LABEL, OPEN_CHAT, PLACEHOLDER, SEND } from './text.ts';

export function Composer() {
  const { text } = useSnapshot(draft, { sync: true });
  const { isExpanded } = useSnapshot(settings);
  const input = useRef<HTMLInputElement>(null);
  const isSending = hasSomethingToSay(text);
  useFocusByEnter(input);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      sendDraft();
    } else if (event.key === 'Escape') {
      event.currentTarget.blur();
    }
  };

  return (
    <>
      <label className="field chat-input">
        <span className="sr-only">{MESSAGE_LABEL}</span>
        <input
          ref={input}
          value={text}
          placeholder={PLACEHOLDER}
          maxLength={CHAT_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => {
            draft.text = event.target.value;
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <span className="hidden md:inline">
            <Counter count={text.length} max={CHAT_MAX_LENGTH} />
          </span>
        )}
      </label>
      <Button
        tone="primary"
        size="lg"
        className="chat-send"
        aria-label={isSending ? SEND : isExpanded ? CLOSE_CHAT : OPEN_CHAT}
        aria-expanded={isSending ? undefined : isExpanded}
        icon={isSending ? <PaperPlaneRightIcon weight="fill" size={19} /> : <ChatsCircleIcon weight="fill" size={21} />}
        onClick={sendOrToggle}
      >
        <span className="hidden md:inline">{isSending ? SEND : CHAT}</span>
      </Button>
    </>
  );
}

/** Enter begins a message when nothing else has the focus. */
function useFocusByEnter(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || document.activeElement !== document.body) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
