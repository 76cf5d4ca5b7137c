import type en from '../en/album.ts';
import type { Translation } from '../types.ts';

export default {
  today: 'Lanternas de hoje',
  introduction: 'Todo dia há cinco lanternas na cidade. Chegue perto de uma e ela se acende.',
  found: 'Encontrada',
  foundOf: '{count} de 5',
  dayFull: 'Todas as cinco! 20 de honra e um carimbo para você.',
  nextIn: 'Novas lanternas em {time}.',
  stamps: 'Carimbos',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  weekFull: 'A fileira desta semana está completa. Muito bem!',
  pageFull: 'Uma página inteira! A figura dela é sua.',
  week: 'Semana {number}',
  loading: 'Carregando o álbum',
  show: 'Mostrar meu álbum no perfil',
  showNote: 'As outras pessoas veem quantos carimbos você tem e um selo para cada página inteira.',
  weekStamps: '{stamps} de 3 carimbos',
  stampsAndStars: '{stamps} de 3 carimbos, {stars, plural, one {{stars} estrela} other {{stars} estrelas}}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
} satisfies Translation<typeof en>;
