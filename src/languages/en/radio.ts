/** English: radio. */
export default {
  radio: 'Radio',
  /** As on the sign of its house in the town. */
  station: 'Lantern FM',
  play: 'Turn the radio on',
  stop: 'Turn the radio off',
  volume: 'Volume',
  status: {
    off: 'Off the air',
    waiting: 'Plays with your first click',
    recording: 'The band is still rehearsing…',
    tuning: 'Tuning in…',
    playing: 'Live from the Bay',
  },
  percent: '{percent}%',
  spokenPercent: '{percent} per cent',
} as const;
