/** Parts of a form in a dialog: the guard of its unsaved values, and the button that closes it with the guard's question. */
import { Button } from '../controls/button.tsx';
import { useUnsaved } from '../layers/use-layer.ts';
import { useDialogPlace } from './dialog-place.tsx';
import { text } from '../text.ts';

/** Must be inside the dialog. While `isUnsaved`, closing the dialog asks first. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return null;
}

/** Closes the dialog around it as its close button does. */
export function LeaveButton({ label = text.cancel }: { label?: string }) {
  const { leave } = useDialogPlace();
  return <Button onClick={leave}>{label}</Button>;
}
