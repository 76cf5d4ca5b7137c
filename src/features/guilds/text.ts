/** Texts of the guilds' placeholder. */
export const COMING_SOON = 'Guilds (coming soon)';
export const EXPLANATION =
  'Players will found guilds of their own, with a name, a sign and a bench to meet at. None can be founded yet.';
export const EXAMPLES = 'What a guild may look like';
export const EXAMPLE = 'Example';
