/** German: the copy of the wishlist. */
import type en from '../en/wishlist.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Deine Wunschliste',
  keep: 'Meine Wünsche im Konto behalten',
  keepNote: 'Dann sind sie auch auf deinen anderen Geräten.',
  news: 'In der Glocke melden, wenn etwas weniger kostet oder fast weg ist',
  kept: 'Dein Konto behält deine Wünsche.',
  forgotten: 'Die Kopie in deinem Konto ist gelöscht. Dieser Browser behält deine Liste.',
  newsOn: 'Die Glocke meldet Neues zu deinen Wünschen.',
  newsOff: 'Die Glocke schweigt zu deinen Wünschen.',
} satisfies Translation<typeof en>;
