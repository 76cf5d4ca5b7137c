import type en from '../en/purchases.ts';
import type { Translation } from '../types.ts';

export default {
  thanks: 'Alles deins!',
  thanksFor:
    '{count, plural, one {{name} ist in deinem Kleiderschrank.} other {{count, number} Teile sind in deinem Kleiderschrank.}}',
  wearNow: 'Jetzt anziehen',
  worn: 'Du trägst es',
  notWorn: 'Davon passt dir nichts.',
  saveOutfit: 'Als Outfit speichern',
  back: 'Zurück',
  showInTown: 'In der Stadt zeigen',
  bought: 'Was du gekauft hast',
  showCart: 'Korb anprobieren',
  cartOnYou: 'Dein Korb an dir',
  cartPieces: 'Teile im Korb',
  wornOf: '{worn, number} von {count, number} angezogen',
  earnCoins: 'Münzen kommen mit jedem Level: Spiel FLOW oder finde die Laternen des Tages.',
  earnGems: 'Edelsteine kommen mit einer Mitgliedschaft oder einem Edelsteinpaket.',
  openItem: 'Über {name}',
  purchases: 'Käufe',
  purchasesNote:
    'Ein nie getragenes Teil lässt sich zehn Minuten lang zurückgeben, jedes Teil einmal pro Woche. Limitierte Teile und Sets bleiben dir.',
  noPurchases: 'Noch nichts gekauft',
  noPurchasesNote: 'Was du in Boutique und Outlet bezahlst, steht hier.',
  loading: 'Käufe werden geladen',
  loadFailed: 'Fehler beim Laden der Käufe: ',
  given: 'Geschenk',
  refunded: 'Erstattung',
  balanceAfter: 'dann {amount, number}',
  giveBack: 'Zurückgeben',
  giveBackItem: '{name} zurückgeben',
  timeLeft: '{minutes, plural, one {noch # Minute} other {noch # Minuten}}',
  returnTitle: 'Dieses Teil zurückgeben?',
  returnQuestion: '{name} verlässt deinen Kleiderschrank, und du bekommst den Preis zurück. Das geht einmal pro Woche.',
  keep: 'Behalten',
  more: 'Ältere zeigen',
} satisfies Translation<typeof en>;
