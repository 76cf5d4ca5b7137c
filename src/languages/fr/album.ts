import type en from '../en/album.ts';
import type { Translation } from '../types.ts';

export default {
  today: 'Les lanternes du jour',
  introduction: 'Chaque jour, cinq lanternes attendent en ville. Approche-toi d’une lanterne, et elle s’allume.',
  found: 'Trouvées',
  foundOf: '{count} sur 5',
  dayFull: 'Toutes les cinq ! 20 points d’honneur et un tampon pour toi.',
  nextIn: 'Nouvelles lanternes dans {time}.',
  stamps: 'Tampons',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  weekFull: 'La ligne de la semaine est pleine. Bravo !',
  pageFull: 'Une page entière ! Son image est à toi.',
  week: 'Semaine {number}',
  loading: 'Chargement de l’album',
  show: 'Montrer mon album sur mon profil',
  showNote: 'Les autres voient combien de tampons tu as, et un sceau pour chaque page entière.',
  weekStamps: '{stamps, plural, one {{stamps} tampon} other {{stamps} tampons}} sur 3',
  stampsAndStars:
    '{stamps, plural, one {{stamps} tampon} other {{stamps} tampons}} sur 3, {stars, plural, one {{stars} étoile} other {{stars} étoiles}}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
} satisfies Translation<typeof en>;
