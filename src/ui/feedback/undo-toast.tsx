/** A toast that says what was done and can undo it. */
import { showToast } from './toast.ts';

export interface UndoToast {
  id: string;
  text: string;
  /** Label of the link. */
  undoLabel: string;
  /** How long it can be undone, in milliseconds. */
  durationMs: number;
  onUndo: () => void;
}

export function showUndoToast({ id, text, undoLabel, durationMs, onUndo }: UndoToast): void {
  showToast({
    id,
    tone: 'ok',
    durationMs,
    text: (
      <span className="flex items-center gap-3">
        <span className="flex-1">{text}</span>
        <button type="button" className="link hit flex-none" onClick={onUndo}>
          {undoLabel}
        </button>
      </span>
    ),
  });
}
