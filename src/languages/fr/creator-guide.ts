import type en from '../en/creator-guide.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Dessiner pour Promenade',
  subtitle: 'Un guide de création : comment une pièce devient un vêtement que l’on porte.',
  sheetTitle: 'La planche',
  rules: {
    size: 'Une planche de 2550 x 850 px, PNG, 8 Mio au plus, transparente là où rien n’est dessiné.',
    views:
      'Six vues de 425 x 850 px. Depuis la gauche : 0 face, 1 trois quarts gauche, 2 gauche, 3 dos, 4 trois quarts droite, 5 droite.',
    template: 'Suis les lignes du modèle. Rien ne doit toucher le bord d’une vue ; les chapeaux restent sous y 16.',
    figure: 'N’inclus pas le personnage : mains, visage et cheveux sont ceux de la personne qui porte la pièce.',
    hidden: 'Dessine chaque vue comme on la voit : ce que le corps cacherait n’y figure pas.',
    light: 'La lumière vient d’en haut à gauche dans chaque vue, même dans celles tournées de l’autre côté.',
    outlines: 'Les contours sont la teinte la plus sombre de leur couleur, 3 px dehors et 2 px dedans ; jamais noirs.',
    lettering: 'Les lettres se lisent de gauche à droite dans chaque vue.',
    behind:
      'Ce qui est derrière le corps (ailes, dos d’un sac ou d’un manteau) peut venir sur une seconde planche de même taille.',
    fits: 'Envoie une coupe féminine, une coupe masculine, ou les deux.',
  },
  templateTitle: 'Le modèle',
  linesTitle: 'Lignes, ancres, et ce qui est refusé',
  heightsTitle: 'Hauteurs en px depuis le haut d’une vue',
  anchorsTitle: 'Ancres en px depuis le coin supérieur gauche d’une vue',
  anchorsNote:
    'Le corps féminin. Les vues vers la droite sont inversées : x devient 425 moins x. Une vue est centrée sur x 212,5.',
  thumbnailNote: 'Les vignettes montrent 218 x 218 px à partir de 103, 42.',
  placesTitle: 'Ce qui va où',
  places: {
    hair: 'Les cheveux vont de y 44 jusqu’à la taille ; une frange laisse les yeux libres.',
    hats: 'Les chapeaux reposent sur le crâne ; leur ligne de cheveux, une hauteur en px, dit au-dessus de quelle hauteur les cheveux sont cachés.',
    clothes: 'Hauts, manteaux et jupes laissent les mains libres : découpe-les là où elles passent devant le tissu.',
    shoes: 'Les chaussures posent sur la ligne des semelles, talons compris.',
    faces:
      'Lunettes, masques et cornes laissent les pupilles libres ; la partie des ailes et des sacs derrière le corps a sa propre planche.',
  },
  refusedTitle: 'Refusé',
  refused: {
    rights: 'Ce qui n’est pas de toi, les marques, les logos, les personnes réelles.',
    mockery: 'Les dessins qui disent qui peut les porter, ou qui se moquent de quelqu’un.',
    hiding: 'Les pièces qui cachent le visage, les mains ou une autre personne.',
    missing: 'Les vues manquantes, ou celles qui ne montrent pas la même chose.',
  },
  anchor: 'Ancre',
  heights: {
    hatTop: 'Haut du chapeau',
    skull: 'Crâne',
    eyes: 'Yeux',
    chin: 'Menton',
    shoulders: 'Épaules',
    waist: 'Taille',
    hips: 'Hanches',
    knees: 'Genoux',
    ankles: 'Chevilles',
    soles: 'Semelles',
  },
  anchors: {
    head: 'Milieu de la tête',
    eye: 'Œil proche',
    mouth: 'Bouche',
    shoulder: 'Épaule proche',
    palm: 'Paume de la main proche',
    waist: 'Milieu de la taille',
    ankle: 'Cheville proche',
  },
  views: {
    front: 'Face',
    quarterLeft: 'Trois quarts gauche',
    left: 'Gauche',
    back: 'Dos',
  },
  height: '{name} : {y, number} px',
  pdfNote: 'Le PDF est en anglais et montre deux exemples.',
} satisfies Translation<typeof en>;
