import type en from '../en/initial-posts.ts';
import type { Translation } from '../types.ts';

export default {
  houseRules: {
    title: 'Hausregeln von Lantern Bay',
    message: `[b]Drei Regeln, damit die Promenade ein guter Ort zum Spazieren bleibt.[/b]

[list]
[*]Seid freundlich. Hinter jedem Avatar ist ein Mensch, der hier den Abend genießen will.
[*]Markiert, was nicht alle sehen wollen. [i]Als heikel markieren[/i] unter jedem Beitrag blendet ihn in der Liste ab.
[*]Fragt nie nach Passwörtern und gebt eures nie weiter. Niemand von der Stadt wird danach fragen.
[/list]
Wer dich stört, lässt sich mit einem Klick auf den Namen blockieren. Um alles andere kümmert sich die Moderation.`,
  },
  opening: {
    title: 'Lantern Bay ist eröffnet',
    message: `[center][size=24][color=#c2410c]Die Laternen brennen.[/color][/size][/center]
Die Tore von [b]Lantern Bay[/b] sind offen. Geh den Steg entlang, probier an, was in deinem Kleiderschrank hängt, spiel eine Runde FLOW und erhöhe dein Level: Jedes neue Level bringt [b]500 Münzen[/b].

[quote]Wenn die Sonne über der Bucht untergeht, leuchtet entlang der Promenade eine Laterne nach der anderen auf.[/quote]
Neu hier? Der Willkommensbeitrag in der Kategorie [i]Promenade[/i] zeigt, was du mit deinen Texten machen kannst.`,
  },
  welcome: {
    title: 'Willkommen! Was deine Texte können',
    message: `[size=20]Sag Hallo, und zwar [b]laut[/b], [i]leise[/i] oder [u]unterstrichen[/u].[/size]

Beiträge, Antworten, Mails, Kommentare und dein Profiltext verstehen alle [b]BBCode[/b]. Die Werkzeuge über jedem Textfeld schreiben ihn für dich. Das kommt dabei heraus:

[list]
[*][color=#7c3aed]Farben[/color], [font=Georgia]andere Schriften[/font] und [size=18]Größen[/size]
[*][s]Was du nicht mehr so meinst[/s]
[*]Links wie [url=https://de.wikipedia.org/wiki/BBCode]dieser[/url]
[*][spoiler]Dinge, die noch nicht alle wissen wollen[/spoiler]
[/list]
[quote]So sieht ein Zitat aus, für Antworten auf das, was jemand geschrieben hat.[/quote]
[code][b]Zwischen code-Tags[/b] bleibt alles, wie es ist.[/code]
[right][i]Nenne jemanden mit [mention]Promenade[/mention], und ein Klick öffnet das Profil.[/i][/right]

[b]BBCode kopieren[/b] unter einem Beitrag gibt dir seine Karte: Füge sie in eine Antwort oder in deinen Profiltext ein. Münzen, die du als Trinkgeld gibst, gehen direkt an die Person, die den Text geschrieben hat: 1.000 für einen Beitrag, 500 für eine Antwort. Jetzt bist du dran, stell dich unten vor!`,
  },
} satisfies Translation<typeof en>;
