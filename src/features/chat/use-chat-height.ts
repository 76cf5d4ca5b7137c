/** The chat window's height, updated when the browser window is resized. */
import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { settings } from '../../state/settings/settings.ts';
import { type ChatHeight, chatHeightIn } from './chat-height.ts';

export function useChatHeight(): ChatHeight {
  const { chatWindowHeight } = useSnapshot(settings);
  const size = useSyncExternalStore(listenToResize, () => `${window.innerWidth}x${window.innerHeight}`);
  const [widthPx = 0, heightPx = 0] = size.split('x').map(Number);
  return chatHeightIn(chatWindowHeight, widthPx, heightPx);
}

function listenToResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
