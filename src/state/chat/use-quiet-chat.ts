/** Whether the chat window is one line because nobody has said anything. */
import { useSnapshot } from 'valtio';
import { CHAT_HEIGHT_DEFAULT_PX, settings } from '../settings/settings.ts';
import { chat } from './chat.ts';
import { whispers } from './whispers.ts';

/** Without any message the window is one line, through which clicks reach the town, until the player chooses a height. */
export function useQuietChat(): boolean {
  const { chatWindowHeight } = useSnapshot(settings);
  const { log } = useSnapshot(chat);
  const { log: whispered, partner } = useSnapshot(whispers);
  return chatWindowHeight === CHAT_HEIGHT_DEFAULT_PX && log.length === 0 && whispered.length === 0 && partner === null;
}
