import type en from '../en/doors.ts';
import type { Translation } from '../types.ts';

export default {
  doors: {
    store: { label: 'Boutique', hint: 'Roupas para provar e comprar' },
    window: { label: 'Vitrine da boutique', hint: 'O look do dia' },
    outlet: { label: 'Barraca da feira', hint: 'Tudo o que existe, num lugar só' },
    wardrobe: { label: 'Espelho do provador', hint: 'Vista o que é seu' },
    books: { label: 'Livraria', hint: 'Leia e escreva nos fóruns' },
    mail: { label: 'Caixa de correio', hint: 'Suas cartas' },
    flow: { label: 'FLOW', hint: 'Jogue e ganhe honra' },
    bakery: { label: 'Padaria', hint: 'Asse cookies com cliques' },
    radio: { label: 'Lantern FM', hint: 'A rádio da cidade' },
    board: { label: 'Mural', hint: 'Eventos e sua atividade' },
    hall: { label: 'Prefeitura', hint: 'Assinatura e ajuda' },
    cafe: { label: 'Cafe Luna', hint: 'Suas amizades' },
    statue: { label: 'Estátua do gato', hint: 'Seu álbum de lanternas' },
  },
  doorPrompts: { enter: 'Aperte Enter', tap: 'Toque para abrir' },
  doorSentence: '{label}: {hint}. {prompt}.',
  seats: {
    bench: 'Banco',
    chair: 'Cadeira',
    rim: 'Borda do chafariz',
    ledge: 'Um lugar para sentar',
    ground: 'Toalha de piquenique',
  },
  seatPrompts: { enter: 'Aperte Enter para sentar', tap: 'Toque para sentar' },
  seatSentence: '{label}. {prompt}.',
} satisfies Translation<typeof en>;
