import type en from '../en/place-names.ts';
import type { Translation } from '../types.ts';

export default {
  places: {
    pier: { name: 'Píer', sentence: 'Um longo píer de madeira com três postes de lanterna, sobre a água azul.' },
    beach: { name: 'Praia', sentence: 'Uma faixa de areia com conchas entre o píer e a rua.' },
    arch: { name: 'Arco', sentence: 'Um arco vermelho onde se lê Lantern Bay, com três lanternas.' },
    boathouse: { name: 'Casa dos barcos', sentence: 'Uma casa de barcos azul com uma boia sobre as portas.' },
    bakery: { name: 'Padaria', sentence: 'Um telhado vermelho com um pretzel em cima, e pão na vitrine.' },
    board: { name: 'Mural', sentence: 'Um mural com um telhadinho e cinco bilhetes de papel.' },
    bloom: { name: 'Bloom', sentence: 'Uma floricultura com telhado de vidro, ao lado de uma árvore rosa.' },
    boutique: { name: 'Boutique', sentence: 'Uma casa rosa e alta com vestidos na vitrine.' },
    market: { name: 'Feira', sentence: 'Uma barraca listrada cheia de lanternas de papel coloridas.' },
    stage: { name: 'Palco', sentence: 'Um palco de arco-íris com um tambor, e uma antena de rádio no alto.' },
    hall: { name: 'Prefeitura', sentence: 'Uma casa imponente com um relógio, um sino e duas bandeiras.' },
    fountain: { name: 'Chafariz', sentence: 'Um chafariz redondo com uma lanterna no meio.' },
    plaza: { name: 'Praça', sentence: 'A praça larga e redonda no meio da cidade.' },
    cafe: { name: 'Cafe Luna', sentence: 'Um café de telhado verde, com duas mesas do lado de fora.' },
    terrace: { name: 'Mesas do café', sentence: 'Duas mesinhas sob um guarda-sol verde e um vermelho.' },
    books: { name: 'Livraria', sentence: 'Uma casa violeta com livros, e a caixa de correio vermelha ao lado.' },
    ice: { name: 'Sorveteria', sentence: 'Uma sorveteria rosa com uma casquinha gigante no telhado.' },
    hopscotch: { name: 'Amarelinha', sentence: 'Quadrados de giz coloridos e um coração no chão.' },
    statue: { name: 'Estátua do gato', sentence: 'Um gato de pedra que sorri, com uma estrela dourada embaixo.' },
    arcade: {
      name: 'Fliperama FLOW',
      sentence: 'Um salão violeta com letras luminosas e uma grande gema azul.',
    },
    gazebo: { name: 'Coreto', sentence: 'Um coreto branco e redondo com telhado azul e lanternas.' },
    pond: { name: 'Lago', sentence: 'Um lago com patos e ninfeias; há um banco virado para ele.' },
    park: { name: 'Parque', sentence: 'Gramados, árvores altas e um caminho de cascalho amarelo.' },
  },
  plates: {
    boathouse: { label: 'Casa dos barcos', hint: 'Os barcos estão na baía.' },
    bloom: { label: 'Bloom', hint: 'Fern cuida das flores.' },
    ice: { label: 'Sorveteria', hint: 'Wren já tomou dois hoje.' },
    gazebo: { label: 'Coreto', hint: 'Um bom lugar para conversar.' },
    fountain: { label: 'Chafariz', hint: 'A lanterna dele nunca se apaga.' },
  },
  youAreAt: 'Você está aqui: {place}.',
  youAreNear: 'Você está perto de: {place}.',
  at: ', lugar: {place}',
  near: ', perto de: {place}',
} satisfies Translation<typeof en>;
