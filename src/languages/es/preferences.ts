import type en from '../en/preferences.ts';
import type { Translation } from '../types.ts';

export default {
  look: 'Aspecto',
  theme: 'Colores',
  themeNames: { auto: 'Según la hora', day: 'Día', night: 'Noche de farolillos' },
  townLight: 'Luz de la ciudad',
  lightNames: { auto: 'Según la hora', day: 'Día', evening: 'Noche' },
  townPainter: 'Dibuja',
  painterNames: { auto: 'Automático', gpu: 'GPU', core: 'Núcleo' },
  townDetail: 'Detalle de la ciudad',
  language: 'Idioma',
  languageAuto: 'Como el navegador',
  languageNote: 'La página se recarga entonces. Los borradores se quedan.',
  sound: 'Sonido',
  mute: 'Silenciar todo',
  volumes: {
    radioVolume: 'Volumen de la radio',
    townVolume: 'Volumen de la ciudad',
    interfaceVolume: 'Volumen de la interfaz',
  },
  volumeNotes: {
    radioVolume: 'También los sonidos de FLOW.',
    townVolume: 'Mar, fuente, pájaros, pasos.',
    interfaceVolume: 'Botones, mensajes, recompensas.',
  },
  flowSound: 'Sonido de FLOW',
  motion: 'Movimiento',
  motionNote: 'El movimiento reducido deja quietas las imágenes y muestra los cambios de golpe.',
  motionNames: { auto: 'Como el dispositivo', reduced: 'Reducido' },
  keys: 'Teclas',
  letterKeys: 'Teclas de letras',
  letterKeysNote:
    'W, A, S, D, E, H, L, más, menos y el signo de interrogación actúan mientras la ciudad tiene el foco.',
  screenReader: 'Sin ver',
  townAnnouncements: 'Avisos de la ciudad',
  announcementsNote:
    'Lo que un lector de pantalla dice de caminos, lugares y gente cercana. Los susurros y el chat los dice siempre.',
  announcementNames: { off: 'Ninguno', few: 'Pocos', all: 'Todos' },
  soundCues: 'Señales sonoras',
  soundCuesNote:
    'Pasos claros de los demás, y campanillas cuando alguien se acerca y cuando termina un camino. Vale el volumen de la ciudad.',
  help: 'Ayuda',
  howToPlay: 'Cómo se juega',
  howToPlayNote: 'Caminar, hablar y todo lo demás, con ratón, teclas y dedo.',
  percent: '{percent} por ciento',
  drawsNow: 'Ahora dibuja: {painter}',
  optimizedMode: 'Modo optimizado',
  automaticReduced: 'Automático: reducido',
  automaticFull: 'Automático: completo',
} satisfies Translation<typeof en>;
