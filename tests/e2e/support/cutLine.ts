import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a proxy whose connection can be cut. */
export type CutLine = {
  url: string;
  isCut: boolean;
  /** Answers in the place of the site's own, by path. */
  replaced: Readonly<Record<string, string>>;
};

const HEADERS_OF_SENDING = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

async function passOn(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  replaced: CutLine['replaced'],
): Promise<void> {
  const answer = await fetch(new URL(url, process.env.SITE_URL), { redirect: 'manual' });
  for (const [name, value] of answer.headers) if (!HEADERS_OF_SENDING.includes(name)) response.setHeader(name, value);
  response.statusCode = answer.status;
  response.end(replaced[url] ?? Buffer.from(await answer.arrayBuffer()));
}

/** Starts it, passes it to `use`, and stops it. */
export async function withCutLine(use: (line: CutLine) => Promise<void>): Promise<void> {
  const line: CutLine = { url: '', isCut: false, replaced: {} };
  const server = createServer((request, response) => {
    if (line.isCut) request.socket.destroy();
    else passOn(request, response, line.replaced).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await use(line);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
