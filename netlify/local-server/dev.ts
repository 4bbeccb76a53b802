import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { close, listen } from './listen.ts';
import { PROJECT_DIRECTORY } from './netlifyConfig.ts';
import type { PageServer } from './requestListener.ts';
import { startServer } from './startServer.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { sendText } from './webRequest.ts';

const NEXT_HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0, NEXT_HOST);
  await close(probe);
  return port;
}

function startNext(port: number): ChildProcess {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const options = ['dev', '--hostname', NEXT_HOST, '--port', String(port)];
  return spawn(process.execPath, [next, ...options], { cwd: PROJECT_DIRECTORY, stdio: 'inherit' });
}

/** Hands a request for a page to Next. */
function pagesOf(port: number): PageServer {
  return (request, response) => {
    const { method, url, headers } = request;
    const onward = httpRequest({ host: NEXT_HOST, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else sendText(response, 502, 'The development server is still starting. Reload in a moment.', { Refresh: '1' });
    });
    request.pipe(onward);
  };
}

/** Hands the socket over which Next sends changes on, byte by byte. */
function forwardSocket(port: number) {
  return (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    const onward = connect(port, NEXT_HOST, () => {
      const names = request.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${request.rawHeaders[at + 1]}`] : [],
      );
      onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${names.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  };
}

/** Next's development server with the forms in front of it: `node netlify/local-server/dev.ts`. */
async function dev(): Promise<void> {
  const { PORT, HOST, DATA_DIR } = process.env;
  const nextPort = await freePort();
  const running = await startServer({
    port: PORT ? Number(PORT) : 3000,
    ...(HOST && { host: HOST }),
    ...(DATA_DIR && { dataDir: DATA_DIR }),
    pages: pagesOf(nextPort),
  });
  running.server.on('upgrade', forwardSocket(nextPort));
  const next = startNext(nextPort);
  console.log(`The site with its forms is at ${running.url} (not at the address that Next shows).`);
  console.log(`Mails lie in ${join(running.dataDir, 'outbox')}`);
  next.once('exit', (code) => {
    process.exitCode = code ?? 0;
    void running.stop();
  });
  stopOnSignal(async () => {
    next.kill('SIGTERM');
    await running.stop();
  });
}

dev().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
