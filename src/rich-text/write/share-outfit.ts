/** The ways of an outfit's code into a line of the chat and into a mail. The player still sends both. */
import { continueDraft, NEW_MAIL_DRAFT } from './draft-list.ts';
import { leaveScreens } from '../../screens/screens.ts';
import { CHAT_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { chatDraft, requestFocus } from '../../state/chat/chat-draft.ts';
import { keepDraft, readDraft } from '../../state/chat/drafts.ts';

/** The code of an outfit: a tag in the texts that players write. */
export const codeOf = (id: string): string => `[outfit]${id}[/outfit]`;

/** Adds it to the line that is being written; a line without room for it is replaced. */
export function sayOutfit(id: string): void {
  leaveScreens(() => {
    const line = `${chatDraft.text} ${codeOf(id)}`.trim();
    chatDraft.text = line.length <= CHAT_MAX_LENGTH ? line : codeOf(id);
    requestFocus();
  });
}

/** Adds it to the draft of the new mail, and opens that. */
export function mailOutfit(id: string): void {
  const before = readDraft(NEW_MAIL_DRAFT).trimEnd();
  keepDraft(NEW_MAIL_DRAFT, before === '' ? codeOf(id) : `${before}\n${codeOf(id)}`);
  continueDraft({ key: NEW_MAIL_DRAFT, place: { screen: 'mail' } });
}
