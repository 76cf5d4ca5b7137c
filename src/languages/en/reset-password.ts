/** English: reset-password. */
export default {
  resetTitle: 'A new password',
  resetText: 'Choose one that nobody else would guess.',
  expiredTitle: 'This link has expired',
  expiredText: 'Links work once and for a short while. Ask for a new one from the sign-in card.',
  doneText: 'Your password has been changed. Please sign in.',
  missingPassword: 'Choose a password.',
  missingConfirmation: 'Enter the password again.',
  passwordsDiffer: 'The two passwords differ.',
  backToSignIn: 'Back to sign in',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  saving: 'Saving...',
  setPassword: 'Set password',
} as const;
