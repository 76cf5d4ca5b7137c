import type en from '../en/preferences.ts';
import type { Translation } from '../types.ts';

export default {
  look: 'Aspecto',
  theme: 'Tema',
  themeNames: { auto: 'Según la hora', day: 'Día', night: 'Noche de farolillos' },
  townLight: 'Luz de la ciudad',
  lightNames: { auto: 'Según la hora', day: 'Día', evening: 'Anochecer' },
  townPainter: 'Dibujo de la ciudad',
  painterNames: { auto: 'Automático', gpu: 'GPU', core: 'Núcleo' },
  townDetail: 'Detalle de la ciudad',
  language: 'Idioma',
  languageAuto: 'Según el navegador',
  languageNote: 'Al cambiar, la página se recarga. Los borradores se conservan.',
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
  flowSlow: 'Turnos lentos en FLOW',
  motion: 'Movimiento',
  motionNote: 'El movimiento reducido deja quietas las imágenes y muestra los cambios al momento.',
  motionNames: { auto: 'Según el dispositivo', reduced: 'Reducido' },
  keys: 'Teclas',
  letterKeys: 'Teclas de letras',
  letterKeysNote:
    'W, A, S, D, E, H, L, más, menos y el signo de interrogación actúan mientras la ciudad tiene el foco; J, K, R y S, en la lista de correos.',
  screenReader: 'Sin la vista',
  townAnnouncements: 'Avisos de la ciudad',
  announcementsNote:
    'Lo que un lector de pantalla dice de recorridos, lugares y gente cercana. Siempre dice los susurros y el chat.',
  announcementNames: { off: 'Ninguno', few: 'Pocos', all: 'Todos' },
  soundCues: 'Señales sonoras',
  soundCuesNote:
    'Pasos claros de la gente, y campanillas con un susurro, con un correo, cuando alguien se acerca y cuando termina un recorrido. Se aplican los volúmenes de la ciudad y de la interfaz.',
  help: 'Ayuda',
  howToPlay: 'Cómo se juega',
  howToPlayNote: 'Caminar, hablar y todo lo demás, con ratón, teclado y pantalla táctil.',
  percent: '{percent} por ciento',
  drawsNow: 'Dibuja ahora: {painter}',
  optimizedMode: 'Modo optimizado',
  automaticReduced: 'Automático: reducido',
  automaticFull: 'Automático: completo',
} satisfies Translation<typeof en>;
