/**
 * Channels on the wire. A client that announces `channels-1` gets `channel` after each `join_room` of a town with several
 * channels. It changes channels by a second connection whose handshake names the wished one: the server ends the first.
 */

/** Handshake feature: `channel`. */
export const FEATURE_CHANNELS = 'channels-1';
