/** Why a list failed to load. */
import { FormError } from '../../../ui/controls/field.tsx';
import { LOAD_FAILED } from '../text.ts';

export function LoadFailure({ message }: { message: string }) {
  return (
    <FormError>
      {LOAD_FAILED}
      {message}
    </FormError>
  );
}
