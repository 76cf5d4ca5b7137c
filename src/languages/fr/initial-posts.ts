import type en from '../en/initial-posts.ts';
import type { Translation } from '../types.ts';

export default {
  houseRules: {
    title: 'Règles de la maison à Lantern Bay',
    message: `[b]Trois règles pour que la promenade reste un bel endroit où flâner.[/b]

[list]
[*]Soyez aimables. Derrière chaque avatar, il y a quelqu’un qui vient ici profiter de sa soirée.
[*]Signalez ce que tout le monde ne veut pas voir. [i]Marquer sensible[/i], sous chaque message, l’estompe dans la liste.
[*]Ne demandez jamais de mot de passe et ne donnez jamais le vôtre. Personne de la ville ne vous le demandera.
[/list]
Un clic sur un nom permet de bloquer qui vous dérange. La modération s’occupe du reste.`,
  },
  opening: {
    title: 'Lantern Bay est ouverte',
    message: `[center][size=24][color=#c2410c]Les lanternes sont allumées[/color][/size][/center]
Les portes de [b]Lantern Bay[/b] sont ouvertes. Marche le long de la jetée, essaie ce que contient ta garde-robe, joue une partie de FLOW et monte de niveau : chaque nouveau niveau rapporte [b]500 pièces[/b].

[quote]Quand le soleil se couche sur la baie, les lanternes de la promenade s’allument l’une après l’autre.[/quote]
C’est ta première visite ? Le message de bienvenue de la catégorie [i]Promenade[/i] montre tout ce que tes textes peuvent faire.`,
  },
  welcome: {
    title: 'Bienvenue ! Ce que tes textes peuvent faire',
    message: `[size=20]Dis bonjour, et dis-le [b]fort[/b], [i]doucement[/i] ou [u]en souligné[/u].[/size]

Les messages, les réponses, le courrier, les commentaires et ta bio acceptent tous le [b]BBCode[/b]. Les outils au-dessus de chaque champ l’écrivent pour toi ; voici le résultat :

[list]
[*][color=#7c3aed]Des couleurs[/color], [font=Georgia]d’autres lettres[/font] et [size=18]des tailles[/size]
[*][s]Ce que tu ne penses plus[/s]
[*]Des liens comme [url=https://fr.wikipedia.org/wiki/BBCode]celui-ci[/url]
[*][spoiler]Ce que tout le monde ne veut pas encore savoir[/spoiler]
[/list]
[quote]Voici une citation, pour répondre à ce que quelqu’un a écrit.[/quote]
[code][b]Entre des balises code[/b], rien ne change.[/code]
[right][i]Cite une personne avec [mention]Promenade[/mention] : un clic ouvre son profil.[/i][/right]

[b]Copier le BBCode[/b], sous un message, te donne sa carte : colle-la dans une réponse ou dans ta bio. Les pièces que tu donnes en pourboire vont tout droit à la personne qui a écrit : 1 000 pour un message, 500 pour une réponse. À toi maintenant, présente-toi ci-dessous !`,
  },
} satisfies Translation<typeof en>;
