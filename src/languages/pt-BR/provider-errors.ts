import type en from '../en/provider-errors.ts';
import type { Translation } from '../types.ts';

export default {
  providerFailed: 'A entrada pelo provedor não deu certo. Tente de novo.',
  providerErrors: {
    account_not_linked: 'Já existe uma conta com este e-mail. Entre com a sua senha ou redefina a senha antes.',
    email_not_found: 'O provedor não enviou um e-mail. Entre de outra forma.',
    access_denied: 'Você interrompeu a entrada no provedor.',
    state_mismatch: 'Essa entrada demorou demais ou começou em outra janela. Tente de novo.',
    state_not_found: 'O retorno do provedor veio incompleto. Tente de novo.',
    state_invalid: 'Não foi possível ler o retorno do provedor. Tente de novo.',
    state_generation_error: 'Não foi possível iniciar a entrada. Tente de novo daqui a pouco.',
    invalid_callback_request: 'O provedor enviou algo que não entendemos. Tente de novo.',
    no_code: 'O provedor não confirmou a entrada. Tente de novo.',
    invalid_code: 'O provedor voltou atrás na confirmação. Tente de novo.',
    unable_to_get_user_info: 'O provedor não disse quem você é. Tente de novo mais tarde.',
    oauth_provider_not_found: 'Esta forma de entrar não está configurada aqui.',
    unable_to_link_account: 'Não foi possível ligar o provedor à sua conta. Entre com a sua senha.',
    unable_to_create_user: 'Não foi possível criar a sua conta. Tente de novo mais tarde.',
    unable_to_create_session: 'Esta conta não pode entrar no momento.',
    server_error: 'O provedor está com problemas no momento. Tente de novo mais tarde.',
    temporarily_unavailable: 'O provedor não está disponível no momento. Tente de novo mais tarde.',
    internal_server_error: 'Algo deu errado do nosso lado. Tente de novo mais tarde.',
  },
} satisfies Translation<typeof en>;
