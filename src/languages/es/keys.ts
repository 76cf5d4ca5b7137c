import type en from '../en/keys.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Todas las teclas',
  lettersOff: 'Las letras, más y menos están desactivadas en las preferencias.',
  walkLetters: {
    up: 'W',
    left: 'A',
    down: 'S',
    right: 'D',
  },
  places: {
    everywhere: {
      place: 'En todas partes',
      next: 'Ir al control siguiente o al anterior.',
      use: 'Usar un control.',
      move: 'Moverse por un menú, una lista, una cuadrícula, pestañas y deslizadores.',
      close: 'Cerrar lo último que abriste.',
    },
    town: {
      place: 'En la ciudad',
      walk: 'Caminar.',
      enter: 'Abrir la puerta que tienes delante, sentarte junto a un asiento o, si no, escribir un mensaje.',
      zoom: 'Mirar de cerca o desde más lejos.',
      around: 'Mostrar los lugares y la gente a tu alrededor.',
      where: 'Decir dónde estás.',
      gestures: 'Mostrar los gestos. Un número elige uno.',
      outfits: 'Ponerte uno de tus últimos ocho conjuntos.',
      help: 'Abrir esta página.',
    },
    messageLine: {
      place: 'En la línea de mensajes',
      send: 'Enviar el mensaje.',
      emoji: 'Elegir uno de los emojis bajo la línea.',
      leave: 'Volver a la ciudad.',
    },
    mails: {
      place: 'En la lista de correos',
      next: 'Abrir el correo siguiente o el anterior.',
      reply: 'Responder.',
      save: 'Guardar el correo o dejar de guardarlo.',
    },
    longTexts: {
      place: 'En textos más largos',
      marks: 'Negrita, cursiva, subrayado, tachado.',
      blocks: 'Enlace, cita, código, spoiler.',
      lists: 'Lista numerada o lista.',
      send: 'Enviar o guardar.',
    },
    flow: {
      place: 'En FLOW',
      move: 'Moverse por el tablero.',
      pickUp: 'Tomar la gema. Después, una flecha la cambia.',
      putDown: 'Dejar la gema en su sitio.',
    },
    store: {
      place: 'En la tienda',
      tryOn: 'Mostrar u ocultar lo que te pruebas.',
      takeOff: 'Quitarte todo lo que te pruebas.',
      actions: 'Ir a la lista de deseos y al carrito de un artículo, y volver.',
      turn: 'Girar tu avatar.',
    },
    elsewhere: {
      place: 'En otros sitios',
      turn: 'Girar un avatar mientras uno de sus botones tiene el foco.',
      move: 'Mover un avatar que se muestra de cerca.',
      undo: 'Deshacer la eliminación de un comentario.',
      guide: 'Pasar las páginas de la guía del taller o cambiar el zoom.',
      model: 'Girar un modelo 3D o cambiar el zoom.',
    },
  },
} satisfies Translation<typeof en>;
