import type { IncomingMessage } from 'node:http';

const OWN_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * Address of the visitor. A request from this machine may name another in Netlify's
 * header, so that tests and load runs come from many addresses; nobody else may.
 */
export function clientAddress(request: IncomingMessage): string {
  const remote = request.socket.remoteAddress ?? '';
  const named = request.headers['x-nf-client-connection-ip'];
  return OWN_MACHINE.includes(remote) && typeof named === 'string' && named !== '' ? named : remote;
}
