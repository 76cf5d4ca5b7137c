/** Parts of a form in a dialog: the guard of its unsaved values, and the button that closes it with the guard's question. */
import { Button } from '../controls/button.tsx';
import type { Unsaved } from '../layers/unsaved.ts';
import { useUnsaved } from '../layers/use-layer.ts';
import { useDialogPlace } from './dialog-place.tsx';
import { text } from '../text.ts';

/** Must be inside the dialog. While `isUnsaved`, closing the dialog asks first, with the words of `unsaved`. */
export function UnsavedGuard({ isUnsaved, unsaved }: { isUnsaved: boolean; unsaved?: Unsaved }) {
  useUnsaved(isUnsaved, unsaved);
  return null;
}

/** Closes the dialog around it as its close button does. */
export function LeaveButton({ label = text.cancel }: { label?: string }) {
  const { leave } = useDialogPlace();
  return <Button onClick={leave}>{label}</Button>;
}
