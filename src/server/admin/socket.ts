/**
 * Server and client of the admin socket. The request and the reply are one line of JSON each. A process that can open
 * the socket can run every command, so only the socket's owner has access to it.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import type { Log } from '../log.ts';
import { type AdminAnswer, type AdminRequest, answerOf, answerSchema, FAILED, requestSchema } from './answer.ts';
import type { AdminContext } from './context.ts';
import { adminSocketPath, prepareSocketFolder } from './socket-path.ts';

const REQUEST_MAX_CHARS = 10_000;
/** A player's export is one line and can be large. */
const ANSWER_MAX_CHARS = 400_000_000;

export interface AdminSocket {
  path: string;
  close(): Promise<void>;
}

/** The caller holds the data folder's lock; an existing socket file is therefore stale and is removed. */
export async function openAdminSocket(dataDir: string, context: AdminContext, log: Log): Promise<AdminSocket> {
  const path = adminSocketPath(dataDir);
  prepareSocketFolder(path, dataDir);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.once('error', (error) => log.debug({ err: error }, 'an admin connection failed'));
    void answer(socket, context, log);
  });
  await listen(server, path);
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return {
    path,
    close: () => {
      for (const socket of open) socket.end();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function listen(server: Server, path: string): Promise<void> {
  // The umask protects the socket until its mode is set.
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(mask);
  }
}

async function answer(socket: Socket, context: AdminContext, log: Log): Promise<void> {
  const reply = (text: AdminAnswer): void => void socket.end(`${JSON.stringify(text)}\n`);
  try {
    const request = requestSchema.parse(JSON.parse(await readLine(socket, REQUEST_MAX_CHARS)));
    reply(await answerOf(request, context, log));
  } catch (error) {
    log.error({ err: error }, 'an admin request was not understood');
    reply(FAILED);
  }
}

/**
 * Sends a request to the running server; null when no server listens. Rejects when it disconnects without an answer.
 */
export async function sendAdminRequest(dataDir: string, request: AdminRequest): Promise<AdminAnswer | null> {
  const socket = createConnection(adminSocketPath(dataDir));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('connect', resolve);
    });
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(request)}\n`);
  return answerSchema.parse(JSON.parse(await readLine(socket, ANSWER_MAX_CHARS)));
}

/** Reads up to the first line feed and keeps the socket open. Rejects for more than `maxChars` or an early end. */
function readLine(socket: Socket, maxChars: number): Promise<string> {
  socket.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (): void => reject(new Error('the other end sent no whole line'));
    socket.on('data', (chunk) => {
      const end = String(chunk).indexOf('\n');
      text += end >= 0 ? String(chunk).slice(0, end) : String(chunk);
      if (end >= 0) resolve(text);
      else if (text.length > maxChars) fail();
    });
    socket.once('close', fail);
  });
}
