/** English: failed sign-ins with a provider. */
export default {
  providerFailed: 'Signing in with the provider did not work. Please try again.',
  /** By code of a provider's sign-in. */
  providerErrors: {
    account_not_linked: 'An account with this e-mail exists. Sign in with your password, or reset it first.',
    email_not_found: 'The provider sent no e-mail address. Sign in another way.',
    access_denied: 'You stopped the sign-in at the provider.',
    state_mismatch: 'That sign-in took too long, or began in another window. Please try again.',
    state_not_found: 'The way back from the provider was incomplete. Please try again.',
    state_invalid: 'The way back from the provider could not be read. Please try again.',
    state_generation_error: 'Signing in could not be started. Please try again in a moment.',
    invalid_callback_request: 'The provider sent something that we do not understand. Please try again.',
    no_code: 'The provider did not confirm the sign-in. Please try again.',
    invalid_code: 'The provider took its confirmation back. Please try again.',
    unable_to_get_user_info: 'The provider did not tell who you are. Please try again later.',
    oauth_provider_not_found: 'This way to sign in is not set up here.',
    unable_to_link_account: 'The provider could not be joined to your account. Sign in with your password.',
    unable_to_create_user: 'Your account could not be created. Please try again later.',
    unable_to_create_session: 'This account cannot sign in at the moment.',
    server_error: 'The provider has trouble at the moment. Please try again later.',
    temporarily_unavailable: 'The provider is not available at the moment. Please try again later.',
    internal_server_error: 'Something went wrong on our side. Please try again later.',
  },
} as const;
