import type en from '../en/how-to-play.ts';
import type { Translation } from '../types.ts';

export default {
  deviceNames: { mouse: 'Mouse', keys: 'Teclas', touch: 'Toque' },
  walkWithCat: 'Passear com Ember',
  introduction: 'Tudo funciona com o mouse, só com teclas ou com o dedo. Misture como quiser.',
  helpKeyNote: 'O ponto de interrogação abre esta página enquanto a cidade tem o foco.',
  helpKeyOffNote: 'O ponto de interrogação abre esta página quando as teclas de letras estão ligadas nas preferências.',
  topics: {
    walk: {
      title: 'Andar',
      mouse: 'Clique no chão onde você quer chegar.',
      keys: 'Segure uma seta, ou W,\u00a0A,\u00a0S\u00a0ou\u00a0D.',
      touch: 'Toque no chão ou mova o direcional redondo.',
    },
    doors: {
      title: 'Entrar pelas portas',
      mouse: 'Clique em uma porta ou placa. Um segundo clique abre na hora.',
      keys: 'Pare na frente de uma porta e aperte Enter. Ou escolha um lugar na placa do alto.',
      touch: 'Toque em uma porta ou placa. Um segundo toque abre na hora.',
    },
    find: {
      title: 'Achar lugares e pessoas',
      mouse: 'Clique na placa do alto. Ela lista o que há à sua volta.',
      keys: 'Aperte L para ver a lista do que há à sua volta, e H para saber onde você está.',
      touch: 'Toque na placa do alto. Ela lista o que há à sua volta.',
    },
    zoom: {
      title: 'Ver de perto',
      mouse: 'Gire a roda do mouse.',
      keys: 'Aperte a tecla + ou a tecla −.',
      touch: 'Faça uma pinça, ou toque em + e − ao lado do direcional.',
    },
    talk: {
      title: 'Conversar',
      mouse: 'Clique na linha de mensagem, escreva e clique em Enviar.',
      keys: 'Aperte Enter, escreva e aperte Enter de novo.',
      touch: 'Toque na linha de mensagem, escreva e toque em Enviar.',
    },
    gestures: {
      title: 'Acenar e dançar',
      mouse: 'Clique na mão ao lado da linha de mensagem. Ou envie /wave como mensagem.',
      keys: 'Aperte E, depois um número de 1 a 8. Ou envie /wave como mensagem.',
      touch: 'Toque na mão ao lado do direcional, ou segure o dedo em você.',
    },
    sit: {
      title: 'Sentar',
      mouse: 'Clique em um banco, em uma cadeira ou na borda do chafariz.',
      keys: 'Ande até um banco e aperte Enter. Ou aperte E, depois 8.',
      touch: 'Toque em um banco, em uma cadeira ou na borda do chafariz.',
    },
    whisper: {
      title: 'Sussurrar para alguém',
      mouse: 'Clique na pessoa e escolha Sussurrar.',
      keys: 'Comece a mensagem com o nome, dois-pontos e um espaço.',
      touch: 'Toque na pessoa e escolha Sussurrar.',
    },
    meet: {
      title: 'Conhecer pessoas',
      mouse: 'Clique em uma pessoa ou em um nome no chat.',
      keys: 'Aperte Tab até um nome no chat, depois Enter.',
      touch: 'Toque em uma pessoa ou em um nome no chat.',
    },
    dress: {
      title: 'Trocar de roupa',
      mouse: 'Abra Perfil, depois Guarda-roupa.',
      keys: 'Aperte Tab até Perfil, depois Enter, e escolha Guarda-roupa.',
      touch: 'Abra Menu, depois Guarda-roupa.',
    },
    play: {
      title: 'Ganhar honra e moedas',
      mouse: 'Clique no seu nível, no fim da barra de baixo. Ele abre o FLOW.',
      keys: 'Aperte Tab até o seu nível, depois Enter. Ele abre o FLOW.',
      touch: 'Toque no seu nível. Ele abre o FLOW.',
    },
    close: {
      title: 'Fechar o que está aberto',
      mouse: 'Clique no X ou no botão Voltar do navegador.',
      keys: 'Aperte Esc.',
      touch: 'Toque no X ou use o voltar do celular.',
    },
  },
} satisfies Translation<typeof en>;
