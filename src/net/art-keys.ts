/** The keys of the art's queries, apart from the others: the landing page needs them alone. */
export const artKeys = { manifest: ['art', 'manifest'] as const };
