import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Returns a server's raw answer to a request that fetch would refuse or correct.
 *
 * @param line method and path
 * @param headers further ones, each with its CRLF
 * @param host named in the request
 */
export async function rawAnswer(url: string, line: string, headers = '', host = 'localhost'): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
