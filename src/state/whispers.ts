/** Whispers: other screens begin one here; the chat shows it. */
import { proxy } from 'valtio';

export const whisperWish = proxy<{ username: string | null }>({ username: null });

/** Begins a whisper to a player: the message line takes the name as its prefix. */
export function startWhisper(username: string): void {
  whisperWish.username = username;
}
