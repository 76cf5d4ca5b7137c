/** English: guilds. */
export default {
  comingSoon: 'Guilds (coming soon)',
  explanation:
    'Players will found guilds of their own, with a name, a sign and a bench to meet at. None can be founded yet.',
  examples: 'What a guild may look like',
  example: 'Example',
} as const;
