/** The form fields and the submit button of an account, shared by the sign-in, registration and password forms. */
import { AtIcon } from '@phosphor-icons/react/dist/csr/At';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '../shared/rules/limits.ts';
import { Button } from '../ui/controls/button.tsx';
import { Field, type FieldProps } from '../ui/controls/field.tsx';
import { text } from './text.ts';

type AccountFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'isBad'>;

export const UsernameField = (props: AccountFieldProps) => (
  <Field
    {...props}
    label={text.username}
    name="username"
    autoComplete="nickname"
    autoCapitalize="none"
    spellCheck={false}
    icon={<AtIcon weight="bold" size={18} />}
    countTo={USERNAME_MAX_LENGTH}
  />
);

/**
 * `autoComplete` selects what the browser suggests: the sign-in address by default. A pasted text is not cut; one that is
 * too long is an error.
 */
export const EmailField = ({
  autoComplete = 'username',
  ...props
}: AccountFieldProps & Pick<FieldProps, 'autoComplete'>) => (
  <Field
    {...props}
    label={text.email}
    type="email"
    name="email"
    autoComplete={autoComplete}
    error={
      props.error ?? (props.value.length > EMAIL_MAX_LENGTH ? text.emailTooLong({ most: EMAIL_MAX_LENGTH }) : undefined)
    }
    icon={<EnvelopeSimpleIcon weight="fill" size={18} />}
  />
);

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'icon' | 'maxLength'> {
  /** Whether the browser suggests the stored password or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows a lock before the text; use it next to fields with icons. */
  hasIcon?: boolean;
}

/** A pasted password is not cut, because the player would not know the stored one. A new one that is too long is an error. */
export const PasswordField = ({ hasIcon, ...props }: PasswordFieldProps) => (
  <Field
    {...props}
    type="password"
    error={
      props.error ??
      (isTooLong(props) ? text.passwordLength({ least: PASSWORD_MIN_LENGTH, most: PASSWORD_MAX_LENGTH }) : undefined)
    }
    icon={hasIcon && <LockIcon weight="fill" size={19} />}
  />
);

const isTooLong = ({ autoComplete, value }: PasswordFieldProps): boolean =>
  autoComplete === 'new-password' && value.length > PASSWORD_MAX_LENGTH;

export const CreateAccountButton = ({ isBusy }: { isBusy: boolean }) => (
  <Button type="submit" tone="primary" size="lg" className="flex-1!" isBusy={isBusy}>
    {isBusy ? text.creating : text.createAccount}
  </Button>
);
