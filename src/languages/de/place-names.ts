import type en from '../en/place-names.ts';
import type { Translation } from '../types.ts';

export default {
  places: {
    pier: { name: 'Steg', sentence: 'Ein langer Holzsteg mit drei Laternenpfählen über blauem Wasser.' },
    beach: { name: 'Strand', sentence: 'Ein Streifen Sand mit Muscheln zwischen Steg und Straße.' },
    arch: { name: 'Torbogen', sentence: 'Ein roter Bogen mit der Schrift Lantern Bay und drei Laternen.' },
    boathouse: { name: 'Bootshaus', sentence: 'Ein blaues Bootshaus mit einem Rettungsring über den Toren.' },
    bakery: { name: 'Bäckerei', sentence: 'Ein rotes Dach mit einer Brezel darauf und Brot im Fenster.' },
    board: { name: 'Anschlagtafel', sentence: 'Eine Tafel mit kleinem Dach und fünf Zetteln.' },
    bloom: { name: 'Bloom', sentence: 'Ein Blumenladen mit Glasdach neben einem rosa Baum.' },
    boutique: { name: 'Boutique', sentence: 'Ein hohes rosa Haus mit Kleidern im Fenster.' },
    market: { name: 'Markt', sentence: 'Ein gestreifter Stand voller bunter Papierlaternen.' },
    stage: { name: 'Bühne', sentence: 'Eine Regenbogenbühne mit Trommel und einem Funkmast obenauf.' },
    hall: { name: 'Rathaus', sentence: 'Ein großes Haus mit Uhr, Glocke und zwei Fahnen.' },
    fountain: { name: 'Brunnen', sentence: 'Ein runder Brunnen mit einer Laterne in der Mitte.' },
    plaza: { name: 'Platz', sentence: 'Der weite runde Platz mitten in der Stadt.' },
    cafe: { name: 'Cafe Luna', sentence: 'Ein Café mit grünem Dach und zwei Tischen davor.' },
    terrace: { name: 'Tische am Café', sentence: 'Zwei kleine Tische unter einem grünen und einem roten Schirm.' },
    books: { name: 'Buchladen', sentence: 'Ein violettes Haus mit Büchern, daneben der rote Briefkasten.' },
    ice: { name: 'Eisdiele', sentence: 'Eine rosa Eisdiele mit einer riesigen Waffel auf dem Dach.' },
    hopscotch: { name: 'Kreidefelder', sentence: 'Bunte Kreidefelder und ein Herz auf dem Boden.' },
    statue: { name: 'Katzenstatue', sentence: 'Eine lächelnde Katze aus Stein, darunter ein goldener Stern.' },
    arcade: {
      name: 'Spielhalle FLOW',
      sentence: 'Eine violette Halle mit leuchtenden Buchstaben und einem großen blauen Stein.',
    },
    gazebo: { name: 'Pavillon', sentence: 'Ein runder weißer Pavillon mit blauem Dach und Laternen.' },
    pond: { name: 'Teich', sentence: 'Ein Teich mit Enten und Seerosen; eine Bank schaut darauf.' },
    park: { name: 'Park', sentence: 'Wiesen, hohe Bäume und ein Weg aus gelbem Kies.' },
  },
  plates: {
    boathouse: { label: 'Bootshaus', hint: 'Die Boote sind draußen in der Bucht.' },
    bloom: { label: 'Bloom', hint: 'Fern kümmert sich um die Blumen.' },
    ice: { label: 'Eisdiele', hint: 'Wren hatte heute zwei Eis.' },
    gazebo: { label: 'Pavillon', hint: 'Ein guter Ort zum Reden.' },
    fountain: { label: 'Brunnen', hint: 'Seine Laterne geht nie aus.' },
  },
  youAreAt: 'Du bist hier: {place}.',
  youAreNear: 'Du bist in der Nähe: {place}.',
  at: ', hier: {place}',
  near: ', in der Nähe: {place}',
} satisfies Translation<typeof en>;
