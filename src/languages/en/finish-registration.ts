/** English: finish-registration. */
export default {
  finishTitle: 'Finish Creating Account',
  signOut: 'Signout',
  usernameHint: 'This is your in-game name. Only an admin can change it.',
  missingUsername: 'Choose a username.',
} as const;
