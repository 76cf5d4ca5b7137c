import type en from '../en/inventory.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'Não foi possível carregar o inventário: ',
  apply: 'Aplicar',
  changes: ' alterações',
  cancel: 'Cancelar',
  applied: 'Alterações aplicadas!',
  cancelled: 'Alterações canceladas',
  nothingToApply: 'Nenhuma alteração para aplicar',
  itemFailed:
    '{mark, select, unequip {Não foi possível tirar o item} other {Não foi possível vestir o item}}: {message}',
  applyFailed: 'Não foi possível aplicar as alterações: {message}',
  info: 'Informações',
  figure: 'Tamanho, pele e corpo',
  height: 'Altura',
  width: 'Largura',
  resetSize: 'Restaurar o tamanho',
  bodyType: 'Tipo de corpo',
  bodies: { feminine: 'Feminino', masculine: 'Masculino' },
  pendingChanges: '{count, plural, one {{count} alteração pendente} other {{count} alterações pendentes}}',
  pickItems: 'Escolha itens para provar.',
  unapplied:
    '{count, plural, one {{count} alteração ainda não foi aplicada.} other {{count} alterações ainda não foram aplicadas.}}',
  equipped: 'em uso',
  pending: 'a aplicar',
  toWear: '{count} para vestir',
  toTakeOff: '{count} para tirar',
  items: '{count, plural, one {item} other {itens}}',
  undo: 'Desfazer',
  redo: 'Refazer',
  backToWorn: 'Voltar ao que eu usava',
  surprise: 'Me surpreenda',
  surpriseLabel: 'Me surpreenda com o que eu tenho',
  lockNote: 'Um cadeado mantém uma parte como está.',
  lock: 'Manter {category}',
  dressTools: 'Experimentar looks',
} satisfies Translation<typeof en>;
