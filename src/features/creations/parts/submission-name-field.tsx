/** The name of a submission. The caller owns the text. */
import { SUBMISSION_NAME_MAX_LENGTH } from '../../../shared/rules/creations.ts';
import { Field, type FieldProps } from '../../../ui/controls/field.tsx';

export const SubmissionNameField = (props: Pick<FieldProps, 'label' | 'value' | 'onChange'>) => (
  <Field {...props} maxLength={SUBMISSION_NAME_MAX_LENGTH} countTo={SUBMISSION_NAME_MAX_LENGTH} autoComplete="off" />
);
