/** The page's connection to the town: what the page understands, its tab, and when it becomes active again. Owns no state. */
import { WebSocket as SocketTransport, XHR } from 'socket.io-client';
import { watchForReturn } from './page/wake.ts';
import { PAGE_FEATURES } from './socket-features.ts';
import { tabId } from './socket-tab.ts';
import { openTownSocket, type TownSocket, type TownSocketOptions } from './town-socket.ts';

export type { TownSocket } from './town-socket.ts';

type OfThePage = 'url' | 'transports' | 'features' | 'tabId' | 'watchReturn' | 'localAddress';

/** Between the end of a connection and the event of it, the library still sends. The browser would drop that with an error in the console. */
class OpenSocketTransport extends SocketTransport {
  override doOpen(): this {
    super.doOpen();
    // The library assumes a type of its own in Node, where tests open this connection.
    if (this.ws !== undefined) (this.ws as WebSocket).binaryType = 'arraybuffer';
    return this;
  }

  override doWrite(...sent: Parameters<SocketTransport['doWrite']>): void {
    if ((this.ws as WebSocket).readyState === WebSocket.OPEN) super.doWrite(...sent);
  }
}

export interface PageSocketOptions extends Omit<TownSocketOptions, OfThePage> {
  /** Base URL of the game instance server; the page's own origin when left out. */
  url?: string | undefined;
}

/** Connects at once and reconnects until it is closed, replaced, or finally refused. */
export const createTownSocket = ({ url = window.location.origin, ...options }: PageSocketOptions): TownSocket =>
  openTownSocket({
    ...options,
    url,
    transports: [OpenSocketTransport, XHR],
    features: PAGE_FEATURES,
    tabId,
    watchReturn: watchForReturn,
  });
