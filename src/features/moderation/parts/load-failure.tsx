/** Why a list could not be shown. */
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
