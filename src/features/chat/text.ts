/** Texts of the chat. */
export const PLACEHOLDER = 'Say something to the Bay…';
export const MESSAGE_LABEL = 'Message';
export const SEND = 'Send';
export const CHAT = 'Chat';
export const OPEN_CHAT = 'Open chat';
export const CLOSE_CHAT = 'Close chat';
export const PUBLIC_CHAT = 'Public Chat';
export const MINIMISE = 'Minimise chat';
export const RESIZE = 'Chat height';
export const EMPTY_LOG = 'It is quiet here. Say hello!';
export const REDACTED = 'removed';
export const RESIDENT = 'Resident';
