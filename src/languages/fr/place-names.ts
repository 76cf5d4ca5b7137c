import type en from '../en/place-names.ts';
import type { Translation } from '../types.ts';

export default {
  places: {
    pier: { name: 'Jetée', sentence: 'Une longue jetée de bois avec trois poteaux à lanterne, sur l’eau bleue.' },
    beach: { name: 'Plage', sentence: 'Une bande de sable avec des coquillages, entre la jetée et la rue.' },
    arch: { name: 'Arche', sentence: 'Une arche rouge où l’on lit Lantern Bay, avec trois lanternes.' },
    boathouse: { name: 'Hangar à bateaux', sentence: 'Un hangar bleu avec une bouée au-dessus des portes.' },
    bakery: { name: 'Boulangerie', sentence: 'Un toit rouge avec un bretzel dessus, et du pain dans la vitrine.' },
    board: { name: 'Panneau d’affichage', sentence: 'Un panneau avec un petit toit et cinq bouts de papier.' },
    bloom: { name: 'Bloom', sentence: 'Un fleuriste au toit de verre, à côté d’un arbre rose.' },
    boutique: { name: 'Boutique', sentence: 'Une haute maison rose avec des robes dans la vitrine.' },
    market: { name: 'Marché', sentence: 'Un étal rayé plein de lanternes en papier coloré.' },
    stage: { name: 'Scène', sentence: 'Une scène arc-en-ciel avec un tambour, et une antenne de radio tout en haut.' },
    hall: { name: 'Mairie', sentence: 'Une grande maison avec une horloge, une cloche et deux drapeaux.' },
    fountain: { name: 'Fontaine', sentence: 'Une fontaine ronde avec une lanterne au milieu.' },
    plaza: { name: 'Place', sentence: 'La large place ronde au cœur de la ville.' },
    cafe: { name: 'Cafe Luna', sentence: 'Un café au toit vert, avec deux tables dehors.' },
    terrace: { name: 'Tables du café', sentence: 'Deux petites tables sous un parasol vert et un parasol rouge.' },
    books: {
      name: 'Librairie',
      sentence: 'Une maison violette pleine de livres, avec la boîte aux lettres rouge à côté.',
    },
    ice: { name: 'Glacier', sentence: 'Un glacier rose avec un cornet géant sur le toit.' },
    hopscotch: { name: 'Marelle', sentence: 'Des cases à la craie de couleur et un cœur sur le sol.' },
    statue: { name: 'Statue du chat', sentence: 'Un chat de pierre qui sourit, avec une étoile d’or en dessous.' },
    arcade: {
      name: 'Arcade FLOW',
      sentence: 'Une salle violette avec des lettres lumineuses et une grande gemme bleue.',
    },
    gazebo: { name: 'Kiosque', sentence: 'Un kiosque rond et blanc avec un toit bleu et des lanternes.' },
    pond: { name: 'Étang', sentence: 'Un étang avec des canards et des nénuphars ; un banc lui fait face.' },
    park: { name: 'Parc', sentence: 'Des pelouses, de grands arbres et un chemin de gravier jaune.' },
  },
  plates: {
    boathouse: { label: 'Hangar à bateaux', hint: 'Les bateaux sont sortis dans la baie.' },
    bloom: { label: 'Bloom', hint: 'Fern prend soin des fleurs.' },
    ice: { label: 'Glacier', hint: 'Wren en a déjà mangé deux aujourd’hui.' },
    gazebo: { label: 'Kiosque', hint: 'Un bon endroit pour parler.' },
    fountain: { label: 'Fontaine', hint: 'Sa lanterne ne s’éteint jamais.' },
  },
  youAreAt: 'Tu es ici : {place}.',
  youAreNear: 'Tout près de toi : {place}.',
  at: ', lieu : {place}',
  near: ', lieu proche : {place}',
} satisfies Translation<typeof en>;
