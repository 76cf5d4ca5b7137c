/** Whether the panel of online friends is open. The strip and the phone's toggle open it; the panel closes itself. */
import { proxy } from 'valtio';

export const friendsPanel = proxy<{ isOpen: boolean }>({ isOpen: false });

export function toggleFriendsPanel(): void {
  friendsPanel.isOpen = !friendsPanel.isOpen;
}

export function closeFriendsPanel(): void {
  friendsPanel.isOpen = false;
}
