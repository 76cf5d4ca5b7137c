/** Shows who will receive the typed message, before it is sent. */
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useSnapshot } from 'valtio';
import { readAddress } from '../../shared/rules/text/chat-address.ts';
import { namesInclude } from '../../state/chat/chat-log.ts';
import { usePlayers } from '../../state/people/use-players.ts';
import { whisperers, whispers } from '../../state/chat/whispers.ts';
import { text as words } from './text.ts';

export interface Recipient {
  kind: 'whisper' | 'perhaps' | 'everyone';
  name: string | null;
}

/**
 * The recipients of `typed`. `known` are usernames that exist: without a space after the colon only those make a
 * whisper, and the client does not have all usernames.
 */
export function recipientOf(typed: string, known: readonly string[]): Recipient {
  const address = readAddress(typed.trimStart());
  if (address.kind === 'public') return { kind: 'everyone', name: null };
  const { name, isCertain } = address;
  const isKnown = isCertain || namesInclude(known, name);
  return { kind: isKnown ? 'whisper' : 'perhaps', name };
}

/** Shown for every whisper. 'everyone' is shown only where the text looks like a whisper. */
export function RecipientTag({ text, id }: { text: string; id: string }) {
  const players = usePlayers();
  const { tab, log } = useSnapshot(whispers);
  const { kind, name } = recipientOf(text, [...players.map(({ user }) => user.username), ...whisperers(log)]);
  const isSurprising = text.trim() !== '' && (tab === 'whispers' || text.trimStart().startsWith('\\'));
  if (kind === 'everyone' && !isSurprising) return null;
  return (
    <span id={id} className="chat-recipient" data-kind={kind}>
      {kind === 'everyone' ? (
        <UsersThreeIcon weight="fill" size={13} />
      ) : (
        <ChatCircleDotsIcon weight="fill" size={13} />
      )}
      {name === null ? words.everyone : kind === 'whisper' ? words.whisperTo({ name }) : words.perhapsTo({ name })}
    </span>
  );
}
