import type en from '../en/titles.ts';
import type { Translation } from '../types.ts';

export default {
  album: 'Álbum de farolillos',
  bell: 'Campana',
  cookie: 'Fábrica de galletas',
  creations: 'Taller',
  creators: 'Taller',
  feed: 'Novedades',
  flow: 'FLOW',
  forum: 'Foros',
  friends: 'Amistades',
  gifts: 'Regalos',
  guilds: 'Gremios',
  howToPlay: 'Cómo se juega',
  inventory: 'Inventario',
  mail: 'Correo',
  membership: 'Hazte Resident',
  moderation: 'Moderación',
  outfits: 'Conjuntos',
  outlet: 'Outlet',
  preferences: 'Preferencias',
  profile: 'Sobre mí',
  reports: 'Denuncias',
  store: 'Tienda',
  wardrobe: 'Armario',
} satisfies Translation<typeof en>;
