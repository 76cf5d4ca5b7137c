/** English: categories of the forum. */
export default {
  all: 'All posts',
  announcements: 'Announcements',
  promenade: 'Promenade',
  general: 'General',
  clothes: 'Clothes',
  creativity: 'Creativity',
} as const;
