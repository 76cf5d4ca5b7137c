import type en from '../en/keys.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Todas as teclas',
  lettersOff: 'As letras, mais e menos estão desligadas nas preferências.',
  walkLetters: {
    up: 'W',
    left: 'A',
    down: 'S',
    right: 'D',
  },
  places: {
    everywhere: {
      place: 'Em todo lugar',
      next: 'Ir para o próximo controle ou para o anterior.',
      use: 'Usar um controle.',
      move: 'Mover-se em um menu, uma lista, uma grade, abas e controles deslizantes.',
      close: 'Fechar o que você abriu por último.',
    },
    town: {
      place: 'Na cidade',
      walk: 'Andar.',
      enter: 'Abrir a porta à sua frente, sentar ao lado de um assento ou, senão, escrever uma mensagem.',
      zoom: 'Ver de perto ou de mais longe.',
      around: 'Listar os lugares e as pessoas à sua volta.',
      where: 'Dizer onde você está.',
      gestures: 'Mostrar os gestos. Um número escolhe um deles.',
      outfits: 'Vestir um dos seus últimos oito looks.',
      help: 'Abrir esta página.',
    },
    messageLine: {
      place: 'Na linha de mensagem',
      send: 'Enviar a mensagem.',
      emoji: 'Escolher um dos emojis abaixo da linha.',
      leave: 'Voltar para a cidade.',
    },
    mails: {
      place: 'Na lista de mensagens',
      next: 'Abrir a próxima mensagem ou a anterior.',
      reply: 'Responder.',
      save: 'Guardar a mensagem ou deixar de guardar.',
    },
    longTexts: {
      place: 'Em textos mais longos',
      marks: 'Negrito, itálico, sublinhado, riscado.',
      blocks: 'Link, citação, código, spoiler.',
      lists: 'Lista numerada ou lista.',
      send: 'Enviar ou salvar.',
    },
    flow: {
      place: 'No FLOW',
      move: 'Mover-se pelo tabuleiro.',
      pickUp: 'Pegar a gema. Depois, uma seta troca a gema.',
      putDown: 'Soltar a gema.',
    },
    store: {
      place: 'Na loja',
      tryOn: 'Mostrar ou esconder o que você prova.',
      takeOff: 'Tirar tudo o que você prova.',
      actions: 'Ir para a lista de desejos e o carrinho de um item, e voltar.',
      turn: 'Girar seu avatar.',
    },
    elsewhere: {
      place: 'Em outros lugares',
      turn: 'Girar um avatar enquanto um dos botões dele tem o foco.',
      move: 'Mover um avatar mostrado de perto.',
      undo: 'Desfazer a exclusão de um comentário.',
      guide: 'Virar as páginas do guia de criação ou mudar o zoom.',
      model: 'Girar um modelo 3D ou mudar o zoom.',
    },
  },
} satisfies Translation<typeof en>;
