/** What was not read yet (specification: social, sections 2 and 3): the tab's title, the favicon and the menus show it. */
import { proxy } from 'valtio';

export interface Unread {
  unreadMailCount: number;
  unreadWhisperCount: number;
  /** The sum of both. */
  readonly unreadCount: number;
}

export const unread = proxy<Unread>({
  unreadMailCount: 0,
  unreadWhisperCount: 0,
  get unreadCount() {
    return this.unreadMailCount + this.unreadWhisperCount;
  },
});

export function setUnreadMailCount(count: number): void {
  unread.unreadMailCount = count;
}

export function setUnreadWhisperCount(count: number): void {
  unread.unreadWhisperCount = count;
}
