import type en from '../en/net.ts';
import type { Translation } from '../types.ts';

export default {
  errors: {
    sessionLoading: 'Carregando a sessão, espere um pouco',
    notAuthenticated: 'Você não entrou na sua conta',
    noSessionKey: 'Não há chave de sessão',
    sessionExpired: 'A sessão expirou. Entre de novo.',
    timeout: 'A solicitação demorou demais',
    network: 'Erro de rede',
    failed: 'A solicitação falhou',
  },
  unexpected: 'Ocorreu um erro inesperado',
} satisfies Translation<typeof en>;
