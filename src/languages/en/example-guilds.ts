/** English: example guilds of the preview. */
export default {
  pier: { name: 'Pier Crew', purpose: 'Walks at the water, in any weather' },
  knitting: { name: 'The Knitting Circle', purpose: 'Patterns, yarn and long talks' },
  bench: { name: 'Bench Society', purpose: 'Finds the best seat of the Bay' },
} as const;
