import type en from '../en/provider-errors.ts';
import type { Translation } from '../types.ts';

export default {
  providerFailed: 'No se pudo iniciar sesión con el proveedor. Inténtalo de nuevo.',
  providerErrors: {
    account_not_linked: 'Ya existe una cuenta con este correo. Inicia sesión con tu contraseña o restablécela primero.',
    email_not_found: 'El proveedor no envió ninguna dirección de correo. Inicia sesión de otra forma.',
    access_denied: 'Detuviste el inicio de sesión en el proveedor.',
    state_mismatch: 'Ese inicio de sesión tardó demasiado o empezó en otra ventana. Inténtalo de nuevo.',
    state_not_found: 'La vuelta desde el proveedor llegó incompleta. Inténtalo de nuevo.',
    state_invalid: 'La vuelta desde el proveedor no se pudo leer. Inténtalo de nuevo.',
    state_generation_error: 'No se pudo empezar a iniciar sesión. Inténtalo de nuevo en un momento.',
    invalid_callback_request: 'El proveedor envió algo que no entendemos. Inténtalo de nuevo.',
    no_code: 'El proveedor no confirmó el inicio de sesión. Inténtalo de nuevo.',
    invalid_code: 'El proveedor retiró su confirmación. Inténtalo de nuevo.',
    unable_to_get_user_info: 'El proveedor no dijo quién eres. Inténtalo más tarde.',
    oauth_provider_not_found: 'Esta forma de iniciar sesión no está configurada aquí.',
    unable_to_link_account: 'El proveedor no se pudo unir a tu cuenta. Inicia sesión con tu contraseña.',
    unable_to_create_user: 'No se pudo crear tu cuenta. Inténtalo más tarde.',
    unable_to_create_session: 'Esta cuenta no puede iniciar sesión en este momento.',
    server_error: 'El proveedor tiene problemas en este momento. Inténtalo más tarde.',
    temporarily_unavailable: 'El proveedor no está disponible en este momento. Inténtalo más tarde.',
    internal_server_error: 'Algo salió mal por nuestra parte. Inténtalo más tarde.',
  },
} satisfies Translation<typeof en>;
