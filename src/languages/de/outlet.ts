import type en from '../en/outlet.ts';
import type { Translation } from '../types.ts';

export default {
  search: 'Teile suchen',
  cart: 'Warenkorb',
  store: 'Boutique',
  items: 'Teile',
  loading: 'Teile werden geladen',
  owned: '✓ Gehört dir',
  addToCart: 'In den Warenkorb',
  maximise: 'Avatar vergrößern',
  minimise: 'Avatar verkleinern',
  noneAvailable: 'Nichts erhältlich',
  noneWith: 'Nichts gefunden mit „{term}“',
  noneIn: 'Nichts gefunden in {category}',
  loadFailed: 'Das Outlet konnte nicht geladen werden: ',
  details: 'Über {name}',
  choose: 'Wähle ein Teil, um es anzuprobieren.',
  fitting: 'Nur was mir passt',
  reset: 'Filter zurücksetzen',
  aboutStore: 'Mehrere Teile zugleich anprobieren:',
  madeBy: ', gemacht von',
} satisfies Translation<typeof en>;
