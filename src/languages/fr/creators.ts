import type en from '../en/creators.ts';
import type { Translation } from '../types.ts';

export default {
  favourites: 'Favoris du mois',
  favouritesNote:
    'Parmi les dessins de la ville, ceux qu’on a le plus portés. Les comptes s’ajoutent dès leur deuxième semaine.',
  month: 'Mois',
  ownPage: 'Ma page',
  by: ', par',
  noFavourites: 'Rien n’a encore été porté :)',
  noFavouritesNote: 'Ici s’affichent les dessins portés en ville.',
  works: 'Créations',
  loading: 'Chargement…',
  loadFailed: 'Erreur de chargement des créations : ',
  noWorks: 'Pas encore de créations :)',
  noWorksNote: 'Les dessins acceptés apparaissent ici.',
  noOwnWorks: 'Pas encore de créations :)',
  noOwnWorksNote: 'Dessine sur le modèle et envoie : ce qui est accepté apparaît ici.',
  workCount: '{count, plural, one {# création} other {# créations}}',
  wornTimes: '{count, plural, one {Portée # fois} other {Portées # fois}} ce mois-ci',
  followers: '{count, plural, one {# personne suit} other {# personnes suivent}}',
  about: 'À propos de {name}',
  wornBy: '{count, plural, =0 {Encore rien de compté} one {# personne la porte} other {# personnes la portent}}',
  profile: 'Profil',
  submissions: 'Mes envois',
  follow: 'Suivre',
  following: 'Page suivie',
  blocked: 'Un blocage vous sépare.',
  owned: 'Possédé',
  inCart: 'Dans le panier',
  toCart: 'Ajouter au panier',
} satisfies Translation<typeof en>;
