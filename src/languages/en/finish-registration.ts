/** English: finish-registration. */
export default {
  finishTitle: 'Finish Creating Account',
  signOut: 'Signout',
  usernameHint: 'This is your in-game name. Only an admin can change it.',
  birthDate: 'Date of birth',
  birthDateNote: 'It is checked once and not stored.',
  missingBirthDate: 'Enter your date of birth.',
  missingUsername: 'Choose a username.',
} as const;
