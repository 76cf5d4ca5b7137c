import type en from '../en/titles.ts';
import type { Translation } from '../types.ts';

export default {
  album: 'Álbum de lanternas',
  bell: 'Sino',
  cookie: 'Fornada de cookies',
  creations: 'Ateliê',
  creators: 'Ateliê',
  feed: 'Novidades',
  flow: 'FLOW',
  forum: 'Fóruns',
  friends: 'Amizades',
  gifts: 'Presentes',
  guilds: 'Guildas',
  howToPlay: 'Como jogar',
  inventory: 'Inventário',
  mail: 'Mensagens',
  membership: 'Seja Resident',
  moderation: 'Moderação',
  outfits: 'Looks',
  outlet: 'Outlet',
  preferences: 'Preferências',
  profile: 'Sobre',
  reports: 'Denúncias',
  store: 'Loja',
  wardrobe: 'Guarda-roupa',
} satisfies Translation<typeof en>;
