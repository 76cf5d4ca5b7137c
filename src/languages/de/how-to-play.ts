import type en from '../en/how-to-play.ts';
import type { Translation } from '../types.ts';

export default {
  deviceNames: { mouse: 'Maus', keys: 'Tasten', touch: 'Finger' },
  walkWithCat: 'Mit Ember spazieren',
  introduction: 'Alles geht mit der Maus, nur mit Tasten und mit dem Finger. Misch es, wie du magst.',
  helpKeyNote: 'Das Fragezeichen öffnet diese Seite, solange die Stadt den Fokus hat.',
  helpKeyOffNote: 'Das Fragezeichen öffnet diese Seite, wenn Buchstabentasten in den Einstellungen an sind.',
  topics: {
    walk: {
      title: 'Gehen',
      mouse: 'Klick auf den Boden, wohin du willst.',
      keys: 'Halte eine Pfeiltaste oder W,\u00a0A,\u00a0S\u00a0oder\u00a0D.',
      touch: 'Tipp auf den Boden oder bewege den runden Stick.',
    },
    doors: {
      title: 'Durch Türen gehen',
      mouse: 'Klick auf eine Tür oder ein Schild. Ein zweiter Klick öffnet sofort.',
      keys: 'Stell dich vor eine Tür und drück Eingabe. Oder wähle einen Ort auf dem Schild oben.',
      touch: 'Tipp auf eine Tür oder ein Schild. Ein zweites Mal öffnet sofort.',
    },
    find: {
      title: 'Orte und Leute finden',
      mouse: 'Klick auf das Schild oben. Es nennt, was um dich herum ist.',
      keys: 'Drück L für die Liste deiner Umgebung und H, um zu wissen, wo du bist.',
      touch: 'Tipp auf das Schild oben. Es nennt, was um dich herum ist.',
    },
    zoom: {
      title: 'Näher hinschauen',
      mouse: 'Dreh das Mausrad.',
      keys: 'Drück Plus oder Minus.',
      touch: 'Zieh zwei Finger auf oder tipp auf Plus und Minus neben dem Stick.',
    },
    talk: {
      title: 'Reden',
      mouse: 'Klick in die Nachrichtenzeile, schreib und klick auf Senden.',
      keys: 'Drück Eingabe, schreib und drück noch einmal Eingabe.',
      touch: 'Tipp auf die Nachrichtenzeile, schreib und tipp auf Senden.',
    },
    gestures: {
      title: 'Winken und tanzen',
      mouse: 'Klick auf die Hand neben der Nachrichtenzeile. Oder sende /wave als Nachricht.',
      keys: 'Drück E, dann eine Zahl von 1 bis 8. Oder sende /wave als Nachricht.',
      touch: 'Tipp auf die Hand neben dem Stick oder halte einen Finger auf dich.',
    },
    sit: {
      title: 'Dich setzen',
      mouse: 'Klick auf eine Bank, einen Stuhl oder den Brunnenrand.',
      keys: 'Geh zu einer Bank und drück Eingabe. Oder drück E und 8.',
      touch: 'Tipp auf eine Bank, einen Stuhl oder den Brunnenrand.',
    },
    whisper: {
      title: 'Einer Person etwas zuflüstern',
      mouse: 'Klick auf die Person und wähle Flüstern.',
      keys: 'Beginne die Nachricht mit dem Namen, einem Doppelpunkt und einem Leerzeichen.',
      touch: 'Tipp auf die Person und wähle Flüstern.',
    },
    meet: {
      title: 'Leute treffen',
      mouse: 'Klick auf eine Person oder auf einen Namen im Chat.',
      keys: 'Drück Tab bis zu einem Namen im Chat, dann Eingabe.',
      touch: 'Tipp auf eine Person oder auf einen Namen im Chat.',
    },
    dress: {
      title: 'Dich umziehen',
      mouse: 'Öffne Profil, dann Kleiderschrank.',
      keys: 'Drück Tab bis Profil, Eingabe und wähle Kleiderschrank.',
      touch: 'Öffne Menü, dann Kleiderschrank.',
    },
    play: {
      title: 'Ehre und Münzen verdienen',
      mouse: 'Klick auf dein Level am Ende der unteren Leiste. Das öffnet FLOW.',
      keys: 'Drück Tab bis zu deinem Level, dann Eingabe. Das öffnet FLOW.',
      touch: 'Tipp auf dein Level. Das öffnet FLOW.',
    },
    close: {
      title: 'Schließen, was offen ist',
      mouse: 'Klick auf das Kreuz oder auf Zurück im Browser.',
      keys: 'Drück Esc.',
      touch: 'Tipp auf das Kreuz oder geh auf deinem Telefon zurück.',
    },
  },
} satisfies Translation<typeof en>;
