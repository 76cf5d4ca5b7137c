/** The date of birth of a new player, where the operator has set a minimum age. */
import { CakeIcon } from '@phosphor-icons/react/dist/csr/Cake';
import { Field, type FieldProps } from '../ui/controls/field.tsx';

/** `value` is `YYYY-MM-DD`, or empty while the date is not complete. */
export const BirthDateField = (props: Pick<FieldProps, 'label' | 'value' | 'onChange' | 'hint' | 'error'>) => (
  <Field
    {...props}
    type="date"
    name="birthDate"
    autoComplete="bday"
    min="1900-01-01"
    max="9999-12-31"
    icon={<CakeIcon weight="fill" size={18} />}
  />
);
