import type { Duplex } from 'node:stream';

/** Methods that the platform passes on to functions. TRACE and CONNECT cannot even be made a web Request. */
const FUNCTION_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];

/** The Allow header of a 405 where the method is not for this kind of path, else undefined. */
export function refusedMethod(method: string | undefined, isFunction: boolean): { Allow: string } | undefined {
  const allowed = isFunction ? FUNCTION_METHODS : PAGE_METHODS;
  return allowed.includes(method ?? '') ? undefined : { Allow: allowed.join(', ') };
}

const STATUS_LINES: Record<string, string> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refuse(socket: Duplex, statusLine: string): void {
  if (!socket.writable) return void socket.destroy();
  const allow = statusLine.startsWith('405') ? `Allow: ${PAGE_METHODS.join(', ')}\r\n` : '';
  socket.end(`HTTP/1.1 ${statusLine}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Answers what Node's parser turns away before there is a request, such as a method that it has never heard of. */
export function refuseUnparsed(error: Error & { code?: string }, socket: Duplex): void {
  refuse(socket, STATUS_LINES[error.code ?? ''] ?? '400 Bad Request');
}

/** Answers CONNECT, of which Node makes no ordinary request. */
export function refuseConnect(_request: unknown, socket: Duplex): void {
  refuse(socket, '405 Method Not Allowed');
}
