import type en from '../en/notifications.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Com a página fechada',
  browser: 'Notificar este navegador',
  browserNote: 'Uma notificação aparece quando a página está fechada. Ela diz o nome, nunca o texto.',
  kinds: {
    whisper: 'Sussurros de amizades',
    mail: 'Mensagens',
    friend: 'Pedidos de amizade',
  },
  kindsNote: 'Em todos os navegadores que você notifica.',
  quiet: 'Horário de silêncio',
  quietNote: 'Nada é anunciado nesse período. No seu relógio ({timeZone}).',
  from: 'Das',
  to: 'Até',
  obstacles: {
    unsupported: 'Este navegador não pode ser notificado.',
    homeScreen: 'Coloque antes Promenade na tela de início: Compartilhar e depois “Adicionar à Tela de Início”.',
    denied: 'Você proibiu notificações neste navegador. As configurações do site permitem de novo.',
  },
  notPermitted: 'O navegador não permitiu notificações.',
  unavailable: 'O serviço de notificações deste navegador não responde. Tente mais tarde.',
  switchedOff: 'Este mundo não envia notificações.',
  device: 'Este aparelho',
  install: 'Instalar Promenade',
  installNote: 'Promenade ganha janela e ícone próprios.',
  installed: 'Instalado',
  installNow: 'Instalar',
  homeScreen: 'No Safari: Compartilhar e depois “Adicionar à Tela de Início”.',
} satisfies Translation<typeof en>;
