import type en from '../en/preferences.ts';
import type { Translation } from '../types.ts';

export default {
  look: 'Aussehen',
  theme: 'Farben',
  themeNames: { auto: 'Nach der Uhr', day: 'Tag', night: 'Laternennacht' },
  townLight: 'Licht der Stadt',
  lightNames: { auto: 'Nach der Uhr', day: 'Tag', evening: 'Abend' },
  townPainter: 'Gezeichnet von',
  painterNames: { auto: 'Automatisch', gpu: 'GPU', core: 'Kern' },
  townDetail: 'Details der Stadt',
  language: 'Sprache',
  languageAuto: 'Wie im Browser',
  languageNote: 'Die Seite lädt dann neu. Entwürfe bleiben.',
  sound: 'Ton',
  mute: 'Alles stumm',
  volumes: {
    radioVolume: 'Lautstärke des Radios',
    townVolume: 'Lautstärke der Stadt',
    interfaceVolume: 'Lautstärke der Oberfläche',
  },
  volumeNotes: {
    radioVolume: 'Auch die Töne von FLOW.',
    townVolume: 'Meer, Brunnen, Vögel, Schritte.',
    interfaceVolume: 'Knöpfe, Nachrichten, Belohnungen.',
  },
  flowSound: 'Ton von FLOW',
  flowSlow: 'Langsame Züge in FLOW',
  motion: 'Bewegung',
  motionNote: 'Weniger Bewegung hält Bilder still und zeigt Änderungen sofort.',
  motionNames: { auto: 'Wie im Gerät', reduced: 'Weniger' },
  keys: 'Tasten',
  letterKeys: 'Buchstabentasten',
  letterKeysNote:
    'W, A, S, D, E, H, L, Plus, Minus und das Fragezeichen wirken, solange die Stadt den Fokus hat, J, K, R und S in der Liste der Mails.',
  screenReader: 'Ohne Sehen',
  townAnnouncements: 'Ansagen der Stadt',
  announcementsNote:
    'Was ein Screenreader über Wege, Orte und Leute in der Nähe sagt. Geflüstertes und den Chat sagt er immer.',
  announcementNames: { off: 'Keine', few: 'Wenige', all: 'Alle' },
  soundCues: 'Hinweistöne',
  soundCuesNote:
    'Deutliche Schritte der anderen und Klänge bei einem Flüstern, bei einer Mail, wenn jemand in die Nähe kommt und wenn ein Weg endet. Es gelten die Lautstärken von Stadt und Oberfläche.',
  help: 'Hilfe',
  howToPlay: 'So wird gespielt',
  howToPlayNote: 'Gehen, Reden und alles andere, mit Maus, Tasten und Finger.',
  percent: '{percent} Prozent',
  drawsNow: 'Jetzt zeichnet: {painter}',
  optimizedMode: 'Optimierter Modus',
  automaticReduced: 'Automatisch: weniger',
  automaticFull: 'Automatisch: voll',
} satisfies Translation<typeof en>;
