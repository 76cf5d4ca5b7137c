/** Shows the answer to "Where am I?" as a toast, which screen readers announce. */
import { runtime } from '../../shared/runtime/client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { whereabouts } from './whereabouts-words.ts';

/** Long enough to be read. */
const SHOWN_MS = 8000;

export function showWhereabouts(): void {
  // Another element each time: the same words are announced again.
  showToast({ text: whereabouts(), tone: 'info', durationMs: SHOWN_MS, id: `where-${runtime.monotonic()}` });
}
