import type en from '../en/keys.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Alle Tasten',
  lettersOff: 'Buchstaben, Plus und Minus sind in den Einstellungen aus.',
  walkLetters: {
    up: 'W',
    left: 'A',
    down: 'S',
    right: 'D',
  },
  places: {
    everywhere: {
      place: 'Überall',
      next: 'Zum nächsten Bedienelement oder zum vorigen gehen.',
      use: 'Ein Bedienelement benutzen.',
      move: 'Dich in Menüs, Listen, Rastern, Reitern und Schiebereglern bewegen.',
      close: 'Schließen, was du zuletzt geöffnet hast.',
    },
    town: {
      place: 'In der Stadt',
      walk: 'Gehen.',
      enter: 'Die Tür vor dir öffnen, dich neben einem Sitzplatz setzen oder sonst eine Nachricht schreiben.',
      zoom: 'Näher hinschauen oder von weiter weg.',
      around: 'Orte und Leute um dich herum auflisten.',
      where: 'Sagen, wo du bist.',
      gestures: 'Die Gesten zeigen. Eine Zahl wählt eine aus.',
      outfits: 'Eines deiner letzten acht Outfits anziehen.',
      help: 'Diese Seite öffnen.',
    },
    messageLine: {
      place: 'In der Nachrichtenzeile',
      send: 'Die Nachricht senden.',
      emoji: 'Eines der Emojis unter der Zeile wählen.',
      leave: 'Zurück zur Stadt gehen.',
    },
    mails: {
      place: 'In der Liste der Mails',
      next: 'Die nächste Mail oder die vorige öffnen.',
      reply: 'Antworten.',
      save: 'Die Mail aufheben oder nicht mehr aufheben.',
    },
    longTexts: {
      place: 'In längeren Texten',
      marks: 'Fett, kursiv, unterstrichen, durchgestrichen.',
      blocks: 'Link, Zitat, Code, Spoiler.',
      lists: 'Nummerierte Liste oder Liste.',
      send: 'Senden oder speichern.',
    },
    flow: {
      place: 'In FLOW',
      move: 'Dich über das Brett bewegen.',
      pickUp: 'Den Stein aufheben. Eine Pfeiltaste tauscht ihn dann.',
      putDown: 'Den Stein ablegen.',
    },
    store: {
      place: 'In der Boutique',
      tryOn: 'Zeigen oder verbergen, was du anprobierst.',
      takeOff: 'Alles ausziehen, was du anprobierst.',
      actions: 'Zur Wunschliste und zum Warenkorb eines Teils gehen und zurück.',
      turn: 'Deine Figur drehen.',
    },
    elsewhere: {
      place: 'Anderswo',
      turn: 'Eine Figur drehen, solange einer ihrer Knöpfe den Fokus hat.',
      move: 'Eine Figur verschieben, die aus der Nähe gezeigt wird.',
      undo: 'Das Löschen eines Kommentars rückgängig machen.',
      guide: 'In der Anleitung für Kreationen blättern oder zoomen.',
      model: 'Ein 3D-Modell drehen oder zoomen.',
    },
  },
} satisfies Translation<typeof en>;
