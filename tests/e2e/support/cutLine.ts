import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WORKER_URL } from '../../../lib/offline/settings.ts';

/** The site behind a proxy whose connection can be cut. */
export type CutLine = {
  url: string;
  isCut: boolean;
  /** Requests of pages and worker, in order. */
  asked: string[];
  /** Replaces the site's service worker. */
  worker: string | undefined;
};

const HEADERS_OF_SENDING = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

async function passOn({ url = '/' }: IncomingMessage, response: ServerResponse, worker?: string): Promise<void> {
  const answer = await fetch(new URL(url, process.env.SITE_URL), { redirect: 'manual' });
  for (const [name, value] of answer.headers) if (!HEADERS_OF_SENDING.includes(name)) response.setHeader(name, value);
  response.statusCode = answer.status;
  const own = url === WORKER_URL ? worker : undefined;
  response.end(own ?? Buffer.from(await answer.arrayBuffer()));
}

/** Starts it, passes it to `use`, and stops it. */
export async function withCutLine(use: (line: CutLine) => Promise<void>): Promise<void> {
  const line: CutLine = { url: '', isCut: false, asked: [], worker: undefined };
  const server = createServer((request, response) => {
    line.asked.push(request.url ?? '');
    if (line.isCut) request.socket.destroy();
    else passOn(request, response, line.worker).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await use(line);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
