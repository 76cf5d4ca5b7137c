/** English: references to posts and outfits in players' texts. */
export default {
  post: 'Post {id}',
  outfit: 'Outfit {id}',
} as const;
