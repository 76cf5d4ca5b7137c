import type en from '../en/preferences.ts';
import type { Translation } from '../types.ts';

export default {
  look: 'Aparência',
  theme: 'Tema',
  themeNames: { auto: 'Pelo relógio', day: 'Dia', night: 'Noite de lanternas' },
  townLight: 'Luz da cidade',
  lightNames: { auto: 'Pelo relógio', day: 'Dia', evening: 'Anoitecer' },
  townPainter: 'Quem desenha',
  painterNames: { auto: 'Automático', gpu: 'GPU', core: 'Núcleo' },
  townDetail: 'Detalhes da cidade',
  language: 'Idioma',
  languageAuto: 'Como no navegador',
  languageNote: 'A página recarrega. Os rascunhos ficam.',
  sound: 'Som',
  mute: 'Silenciar todos os sons',
  volumes: {
    radioVolume: 'Volume do rádio',
    townVolume: 'Volume da cidade',
    interfaceVolume: 'Volume da interface',
  },
  volumeNotes: {
    radioVolume: 'Também os sons do FLOW.',
    townVolume: 'Mar, chafariz, pássaros, passos.',
    interfaceVolume: 'Botões, mensagens, prêmios.',
  },
  flowSound: 'Som do FLOW',
  flowSlow: 'Jogadas lentas no FLOW',
  motion: 'Movimento',
  motionNote: 'Com menos movimento, as imagens ficam paradas e as mudanças aparecem na hora.',
  motionNames: { auto: 'Como no dispositivo', reduced: 'Reduzido' },
  keys: 'Teclas',
  letterKeys: 'Teclas de letras',
  letterKeysNote:
    'W, A, S, D, E, H, L, mais, menos e o ponto de interrogação funcionam enquanto a cidade tem o foco; J, K, R e S, na lista de mensagens.',
  screenReader: 'Sem ver a tela',
  townAnnouncements: 'Avisos da cidade',
  announcementsNote:
    'O que um leitor de tela diz sobre caminhos, lugares e pessoas por perto. Sussurros e chat ele sempre diz.',
  announcementNames: { off: 'Nenhum', few: 'Poucos', all: 'Todos' },
  soundCues: 'Sinais sonoros',
  soundCuesNote:
    'Passos nítidos de outras pessoas, e toques com um sussurro, com uma mensagem nova, quando alguém chega perto e quando um caminho termina. Valem os volumes da cidade e da interface.',
  help: 'Ajuda',
  howToPlay: 'Como jogar',
  howToPlayNote: 'Andar, conversar e tudo o mais, com mouse, teclas e toque.',
  percent: '{percent} por cento',
  drawsNow: 'Quem desenha agora: {painter}',
  optimizedMode: 'Modo otimizado',
  automaticReduced: 'Automático: reduzido',
  automaticFull: 'Automático: completo',
} satisfies Translation<typeof en>;
