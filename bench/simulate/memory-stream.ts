/**
 * The two ends of a connection in memory, in place of a TCP socket. The server's end is a Duplex that Node's HTTP server takes; the
 * player's end is a Duplex that `FrameClient` takes. The player's end can stop reading, or vanish.
 */
import { Duplex } from 'node:stream';

/** More than this in flight, and the writer waits. Like a socket's buffer in the kernel. */
const KERNEL_BYTES = 256 * 1024;

/** What Node's HTTP server and the websocket library use of a socket beside the stream. */
class ServerEnd extends Duplex {
  readonly remoteAddress: string;
  readonly remoteFamily = 'IPv4';
  readonly remotePort = 40_000;
  readonly encrypted = false;

  constructor(remoteAddress: string, write: (bytes: Buffer, done: () => void) => void, ended: () => void) {
    super({
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => write(chunk, done),
      final: (done) => {
        ended();
        done();
      },
      destroy: (error, done) => {
        ended();
        done(error);
      },
    });
    this.remoteAddress = remoteAddress;
  }
  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }
}

/** Bytes arrive in a later turn of the event loop, as those of a network. */
function deliver(to: Duplex, bytes: Buffer | null): void {
  const copy = bytes === null ? null : Buffer.from(bytes);
  setImmediate(() => {
    if (!to.destroyed) to.push(copy);
  });
}

export class MemoryStream {
  readonly server: Duplex;
  readonly player: Duplex;
  /** Bytes that the player has not read, while it does not read. */
  #unread: Buffer[] = [];
  #unreadBytes = 0;
  #isStalled = false;
  #writerWaits: (() => void) | null = null;

  constructor(remoteAddress: string, note: () => void) {
    const server = new ServerEnd(
      remoteAddress,
      (bytes, done) => {
        note();
        if (!this.#isStalled) {
          deliver(player, bytes);
          return done();
        }
        this.#unread.push(Buffer.from(bytes));
        this.#unreadBytes += bytes.length;
        if (this.#unreadBytes <= KERNEL_BYTES) done();
        else this.#writerWaits = done;
      },
      () => {
        note();
        if (!player.destroyed) player.destroy();
      },
    );
    const player: Duplex = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => {
        note();
        deliver(server, chunk);
        done();
      },
      final: (done) => {
        deliver(server, null);
        done();
      },
      destroy: (error, done) => {
        note();
        if (!server.destroyed) server.destroy();
        done(error);
      },
    });
    // A connection that the peer resets is an error of the socket, which the libraries handle.
    player.on('error', () => undefined);
    server.on('error', () => undefined);
    this.server = server;
    this.player = player;
  }

  /** The player reads nothing more until `resume`. */
  stall(): void {
    this.#isStalled = true;
  }

  resume(): void {
    this.#isStalled = false;
    const unread = this.#unread;
    this.#unread = [];
    this.#unreadBytes = 0;
    for (const bytes of unread) deliver(this.player, bytes);
    const done = this.#writerWaits;
    this.#writerWaits = null;
    done?.();
  }

  /** Both ends lose the connection at once. */
  cut(): void {
    this.#writerWaits = null;
    this.player.destroy();
    this.server.destroy();
  }
}
