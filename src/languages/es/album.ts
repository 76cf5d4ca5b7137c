import type en from '../en/album.ts';
import type { Translation } from '../types.ts';

export default {
  today: 'Farolillos de hoy',
  introduction: 'Cada día hay cinco farolillos en la ciudad. Acércate a uno y se enciende.',
  found: 'Encontrado',
  foundOf: '{count} de 5',
  dayFull: '¡Los cinco! 20 de honor y un sello para ti.',
  nextIn: 'Nuevos farolillos en {time}.',
  stamps: 'Sellos',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  weekFull: 'La fila de esta semana está completa. ¡Bien hecho!',
  pageFull: '¡Una página entera! Su imagen es tuya.',
  week: 'Semana {number}',
  loading: 'Cargando el álbum',
  show: 'Mostrar mi álbum en mi perfil',
  showNote: 'Se verá cuántos sellos tienes, y un lacre por cada página entera.',
  weekStamps: '{stamps} de 3 sellos',
  stampsAndStars: '{stamps} de 3 sellos, {stars, plural, one {1 estrella} other {{stars} estrellas}}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
} satisfies Translation<typeof en>;
