/**
 * Channels on the wire. A client that announces `channels-1` gets `channel` after each `join_room` of a town with several
 * channels. It changes channels by a second connection whose handshake names the requested one: the server ends the first.
 */

/** Highest number of a channel. */
export const CHANNEL_LAST = 9999;

/** Handshake feature: `channel`. */
export const FEATURE_CHANNELS = 'channels-1';

/**
 * Handshake feature: `relocate`. The client asks before each connection which process serves its channel (`placeInTown` of the
 * contract), and connects there.
 */
export const FEATURE_NODES = 'nodes-1';
