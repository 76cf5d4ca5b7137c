/**
 * Which texts of blocked players are folded. The list of blocked players belongs to the session; this file owns the texts
 * that the player unfolded in this page.
 */
import { proxy, useSnapshot } from 'valtio';
import { namesInclude } from '../chat/chat-log.ts';
import { session } from '../session/session.ts';

const unfolded = proxy<{ texts: string[] }>({ texts: [] });

export interface Fold {
  isFolded: boolean;
  show: () => void;
}

/** `author` is null for a deleted account. `text` identifies the text, such as 'post 7'. */
export function useBlockedFold(author: string | null | undefined, text: string): Fold {
  const blocked = useSnapshot(session).user?.blockedList ?? [];
  const { texts } = useSnapshot(unfolded);
  return {
    isFolded: author != null && namesInclude(blocked, author) && !texts.includes(text),
    show: () => {
      if (!unfolded.texts.includes(text)) unfolded.texts = [...unfolded.texts, text];
    },
  };
}
