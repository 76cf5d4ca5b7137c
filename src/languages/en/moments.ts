/** English: moments. */
export default {
  lanternNear: 'A lantern is near.',
  foundLantern: 'You found lantern {count} of 5.',
  foundAll: 'All five! 20 honor and a stamp for you.',
  close: 'Close',
  openAlbum: 'Open album',
  walkToPier: 'Walk to the pier',
  walkThere: 'Walk there',
  seconds: '{count} s',
  minutes: '{count} min',
  aMinute: 'a minute',
  /** `{time}` is a number with its unit, or 'a minute'. */
  lanternsSoon: 'Lanterns over the bay in {time}',
  lanternsRise: 'Lanterns rise over the bay',
  lanternsRose: '{count} lanterns rose together.',
  stage: 'Cadence plays at the stage now.',
  eventSoon: '{title} begins in {time}',
  event: '{title} is on.',
  eventWithPeople: '{title} is on. {count, plural, one {1 person is} other {{count} people are}} there.',
} as const;
