import type en from '../en/example-guilds.ts';
import type { Translation } from '../types.ts';

export default {
  pier: { name: 'La bande du ponton', purpose: 'Des balades au bord de l’eau, par tous les temps' },
  knitting: { name: 'Le cercle du tricot', purpose: 'Des modèles, de la laine et de longues conversations' },
  bench: { name: 'La société du banc', purpose: 'Cherche la meilleure place de la Baie' },
} satisfies Translation<typeof en>;
