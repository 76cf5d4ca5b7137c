import type en from '../en/town.ts';
import type { Translation } from '../types.ts';

export default {
  keys: 'Use as setas para andar e Enter para abrir a porta à sua frente. L lista os arredores, H diz onde você está, E abre os gestos.',
  youCantWalkThere: 'Não dá para ir até lá.',
  notSupported:
    'Este navegador não consegue desenhar a cidade. Atualize o navegador ou use uma versão atual do Chrome, Edge, Firefox ou Safari.',
  failed: 'Não dá mais para desenhar a cidade. Recarregue a página.',
  drawingText: 'Desenhando a cidade…',
  captions: { levelUp: 'Novo nível', bell: 'O sino da cidade', rain: 'Começa a chover', horn: 'Buzina de nevoeiro' },
  peopleIn: 'Pessoas em {place}',
  beginsIn: 'começa em {minutes} min',
  isOnNow: 'está rolando',
  selfName: '{name} (você)',
  doing: {
    wave: 'acena',
    dance: 'dança',
    laugh: 'ri',
    clap: 'aplaude',
    bow: 'faz uma reverência',
    think: 'pensa',
    cheer: 'vibra',
    sit: 'em um assento',
  },
} satisfies Translation<typeof en>;
