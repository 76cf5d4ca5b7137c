/**
 * Deletes comments and replies with an undo: they disappear at once, and the server deletes them when the time to undo is over.
 * Owns the ids of the hidden texts, and how each is undone.
 */
import { proxy } from 'valtio';
import type { ProfileComment } from '../../shared/contract/comments.ts';
import { performLater, UNDO_MS } from '../../state/session/delayed.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { showUndoToast } from '../../ui/feedback/undo-toast.tsx';
import { deleteComment, withoutText } from './calls.ts';
import { text } from './text.ts';

export const removals = proxy<{ hidden: string[] }>({ hidden: [] });

/** By id, the newest last. */
const undos = new Map<string, () => void>();

/** Undoes the newest deletion; does nothing when there is none. */
export const undoLast = (): void => [...undos.values()].at(-1)?.();

/** The comments without those that are being deleted. */
export const withoutHidden = (comments: readonly ProfileComment[], hidden: readonly string[]): ProfileComment[] =>
  hidden.reduce<ProfileComment[]>(
    (listed, id) => listed.flatMap((comment) => withoutText(comment, id)),
    comments.slice(),
  );

/** Hides a comment or reply, and deletes it unless the player undoes it. */
export function removeComment(profileOwner: string, id: string, what: 'comment' | 'reply'): void {
  const show = (): void => {
    undos.delete(id);
    removals.hidden = removals.hidden.filter((other) => other !== id);
  };
  const toastId = `removed-${id}`;
  removals.hidden = [...removals.hidden, id];
  const cancel = performLater(() => {
    undos.delete(id);
    void finish(profileOwner, id).finally(show);
  });
  const undo = (): void => {
    const isUndone = cancel();
    if (isUndone) show();
    showToast({ id: toastId, tone: isUndone ? 'ok' : 'bad', text: isUndone ? text.restored : text.tooLate });
  };
  undos.set(id, undo);
  showUndoToast({
    id: toastId,
    text: what === 'comment' ? text.commentDeleted : text.replyDeleted,
    undoLabel: text.undo,
    durationMs: UNDO_MS,
    onUndo: undo,
  });
}

/** The success was shown when the text disappeared. A failure shows the text again and says why. */
async function finish(profileOwner: string, id: string): Promise<void> {
  try {
    const reply = await deleteComment(profileOwner, id);
    if (!reply.success) showToast({ text: reply.message, tone: 'bad' });
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
  }
}
