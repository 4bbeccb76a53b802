import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen } from '../../../../netlify/local-server/listen.ts';

/**
 * A fault between the function and its store: a status, or a connection that ends before the store gets the call, or after
 * it has handled it.
 */
export type StoreFault = 500 | 503 | 403 | 429 | 'drop' | 'drop-after';

/** A call of the store, as a proxy sees it: 'GET pending'. */
export type StoreCall = { method: string; folder: string };

/** A store behind a connection that can be broken. */
export type FaultProxy = {
  url: string;
  /** Chooses the fault of each call; tests change it. */
  faultFor: (call: StoreCall) => StoreFault | undefined;
  stop(): Promise<void>;
};

function callOf(request: IncomingMessage): StoreCall {
  // /<site>/site:<store>/<folder>/<id>
  const folder =
    decodeURIComponent(request.url ?? '')
      .split('?', 1)[0]
      ?.split('/')[3] ?? '';
  return { method: request.method ?? '', folder };
}

/** Puts a proxy before a server. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  function pass(request: IncomingMessage, response: ServerResponse, isAnswered: boolean): void {
    const { method, url, headers } = request;
    const onward = httpRequest(new URL(url ?? '/', target), { method, headers }, (answer) => {
      if (isAnswered) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      } else {
        answer.resume();
        answer.once('end', () => response.destroy());
      }
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const fault = proxy.faultFor(callOf(request));
    if (fault === undefined || fault === 'drop-after') return pass(request, response, fault === undefined);
    request.resume();
    if (fault === 'drop') request.socket.destroy();
    else response.writeHead(fault).end();
  });
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`,
    faultFor: () => undefined,
    stop: () => close(server),
  };
  return proxy;
}
