import type en from '../en/place-names.ts';
import type { Translation } from '../types.ts';

export default {
  // The article is part of the name and has a capital letter, so that «de» and «a» do not merge with it.
  places: {
    pier: { name: 'El Muelle', sentence: 'Un largo muelle de madera con tres postes con farolillos, sobre agua azul.' },
    beach: { name: 'La Playa', sentence: 'Una franja de arena con conchas entre el muelle y la calle.' },
    arch: { name: 'El Arco', sentence: 'Un arco rojo que dice Lantern Bay, con tres farolillos.' },
    boathouse: { name: 'La Casa de Botes', sentence: 'Una casa de botes azul con un salvavidas sobre las puertas.' },
    bakery: { name: 'La Panadería', sentence: 'Un tejado rojo con un pretzel encima, y pan en el escaparate.' },
    board: { name: 'El Tablón', sentence: 'Un tablón de anuncios con un tejadillo y cinco notas de papel.' },
    bloom: { name: 'Bloom', sentence: 'Una floristería con techo de cristal, junto a un árbol rosa.' },
    boutique: { name: 'La Boutique', sentence: 'Una casa alta y rosa con vestidos en el escaparate.' },
    market: { name: 'El Mercado', sentence: 'Un puesto a rayas lleno de farolillos de papel de colores.' },
    stage: { name: 'El Escenario', sentence: 'Un escenario arcoíris con un tambor y una antena de radio en lo alto.' },
    hall: { name: 'El Ayuntamiento', sentence: 'Una gran casa con un reloj, una campana y dos banderas.' },
    fountain: { name: 'La Fuente', sentence: 'Una fuente redonda con un farolillo en el centro.' },
    plaza: { name: 'La Plaza', sentence: 'La amplia plaza redonda en el centro de la ciudad.' },
    cafe: { name: 'Cafe Luna', sentence: 'Un café con techo verde y dos mesas fuera.' },
    terrace: { name: 'La Terraza', sentence: 'Dos mesitas del café bajo una sombrilla verde y una roja.' },
    books: { name: 'La Librería', sentence: 'Una casa violeta con libros, y el buzón rojo al lado.' },
    ice: { name: 'La Heladería', sentence: 'Una heladería rosa con un cucurucho gigante en el tejado.' },
    hopscotch: { name: 'La Rayuela', sentence: 'Casillas de tiza de colores y un corazón en el suelo.' },
    statue: { name: 'La Estatua del Gato', sentence: 'Un gato de piedra que sonríe, con una estrella dorada debajo.' },
    arcade: { name: 'La Sala FLOW', sentence: 'Una sala violeta con letras brillantes y una gran gema azul.' },
    gazebo: { name: 'El Pabellón', sentence: 'Un pabellón blanco y redondo con techo azul y farolillos.' },
    pond: { name: 'El Estanque', sentence: 'Un estanque con patos y nenúfares; un banco mira hacia él.' },
    park: { name: 'El Parque', sentence: 'Césped, árboles altos y un camino de grava amarilla.' },
  },
  plates: {
    boathouse: { label: 'La Casa de Botes', hint: 'Los botes han salido a la bahía.' },
    bloom: { label: 'Bloom', hint: 'Fern cuida de las flores.' },
    ice: { label: 'La Heladería', hint: 'Wren se ha tomado hoy dos helados.' },
    gazebo: { label: 'El Pabellón', hint: 'Un buen lugar para charlar.' },
    fountain: { label: 'La Fuente', hint: 'Su farolillo no se apaga nunca.' },
  },
  youAreAt: 'Estás en {place}.',
  youAreNear: 'Estás cerca de {place}.',
  at: ' en {place}',
  near: ' cerca de {place}',
} satisfies Translation<typeof en>;
