/** Example guilds for the preview of this future feature (specification: world, sections 1 and 2.6). */
export const EXAMPLE_GUILDS = [
  { id: 'pier', name: 'Pier Crew', purpose: 'Walks at the water, in any weather' },
  { id: 'knitting', name: 'The Knitting Circle', purpose: 'Patterns, yarn and long talks' },
  { id: 'bench', name: 'Bench Society', purpose: 'Finds the best seat of the Bay' },
] as const;
export type ExampleGuild = (typeof EXAMPLE_GUILDS)[number];
