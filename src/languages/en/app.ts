/** English: app. */
export default {
  emailConfirmed: 'Your e-mail address is confirmed.',
  emailExpired: 'The link to confirm your e-mail address has expired. Your profile can send a new one, under Account.',
  newVersion: 'A new version of Promenade is ready.',
  reload: 'Reload',
  loading: 'Loading...',
  noSuchPlace: 'No such place',
  nothingHere: 'Nothing in the Bay has this address. The promenade is this way.',
  toLanternBay: 'To Lantern Bay',
} as const;
