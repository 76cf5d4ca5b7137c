import type en from '../en/how-to-play.ts';
import type { Translation } from '../types.ts';

export default {
  deviceNames: { mouse: 'Ratón', keys: 'Teclado', touch: 'Pantalla táctil' },
  walkWithCat: 'Pasear con Ember',
  introduction: 'Todo funciona con el ratón, solo con el teclado y con el dedo. Combínalos como quieras.',
  helpKeyNote: 'El signo de interrogación abre esta página mientras la ciudad tiene el foco.',
  helpKeyOffNote:
    'El signo de interrogación abre esta página si las teclas de letras están activadas en las preferencias.',
  topics: {
    walk: {
      title: 'Caminar',
      mouse: 'Haz clic en el suelo, adonde quieras ir.',
      keys: 'Mantén pulsada una flecha, o W,\u00a0A,\u00a0S\u00a0o\u00a0D.',
      touch: 'Toca el suelo o mueve el mando redondo.',
    },
    doors: {
      title: 'Cruzar puertas',
      mouse: 'Haz clic en una puerta o un letrero. Un segundo clic lo abre al momento.',
      keys: 'Ponte delante de una puerta y pulsa Enter. O elige un lugar en el letrero de arriba.',
      touch: 'Toca una puerta o un letrero. Un segundo toque lo abre al momento.',
    },
    find: {
      title: 'Encontrar lugares y gente',
      mouse: 'Haz clic en el letrero de arriba. Muestra lo que hay a tu alrededor.',
      keys: 'Pulsa L para ver qué hay a tu alrededor y H para saber dónde estás.',
      touch: 'Toca el letrero de arriba. Muestra lo que hay a tu alrededor.',
    },
    zoom: {
      title: 'Mirar de cerca',
      mouse: 'Gira la rueda.',
      keys: 'Pulsa la tecla más o la tecla menos.',
      touch: 'Pellizca, o toca los botones más y menos junto al mando.',
    },
    talk: {
      title: 'Hablar',
      mouse: 'Haz clic en la línea de mensajes, escribe y haz clic en Enviar.',
      keys: 'Pulsa Enter, escribe y pulsa Enter otra vez.',
      touch: 'Toca la línea de mensajes, escribe y toca Enviar.',
    },
    gestures: {
      title: 'Saludar y bailar',
      mouse: 'Haz clic en la mano junto a la línea de mensajes. O envía /wave como mensaje.',
      keys: 'Pulsa E y luego un número del 1 al 8. O envía /wave como mensaje.',
      touch: 'Toca la mano junto al mando, o mantén el dedo sobre tu avatar.',
    },
    sit: {
      title: 'Sentarse',
      mouse: 'Haz clic en un banco, una silla o el borde de la fuente.',
      keys: 'Camina hasta un banco y pulsa Enter. O pulsa E y 8.',
      touch: 'Toca un banco, una silla o el borde de la fuente.',
    },
    whisper: {
      title: 'Susurrar a alguien',
      mouse: 'Haz clic en la persona y elige Susurrar.',
      keys: 'Empieza el mensaje con el nombre, dos puntos y un espacio.',
      touch: 'Toca a la persona y elige Susurrar.',
    },
    meet: {
      title: 'Conocer gente',
      mouse: 'Haz clic en una persona o en un nombre del chat.',
      keys: 'Pulsa Tab hasta un nombre del chat y luego Enter.',
      touch: 'Toca a una persona o un nombre del chat.',
    },
    dress: {
      title: 'Cambiarse de ropa',
      mouse: 'Abre Perfil y luego Armario.',
      keys: 'Pulsa Tab hasta Perfil, luego Enter, y elige Armario.',
      touch: 'Abre Menú y luego Armario.',
    },
    play: {
      title: 'Ganar honor y monedas',
      mouse: 'Haz clic en tu nivel, al final de la barra de abajo. Abre FLOW.',
      keys: 'Pulsa Tab hasta tu nivel y luego Enter. Abre FLOW.',
      touch: 'Toca tu nivel. Abre FLOW.',
    },
    close: {
      title: 'Cerrar lo que está abierto',
      mouse: 'Haz clic en la cruz o en el botón Atrás del navegador.',
      keys: 'Pulsa Esc.',
      touch: 'Toca la cruz o vuelve atrás en tu teléfono.',
    },
  },
} satisfies Translation<typeof en>;
