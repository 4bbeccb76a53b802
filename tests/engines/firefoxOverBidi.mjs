#!/usr/bin/env node
/**
 * Starts the Firefox at FIREFOX_PATH for Playwright's channel 'moz-firefox', and proxies the WebDriver BiDi connection
 * to bridge their differences (Playwright 1.65, Firefox 153; docs/other-engines.md).
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const READY = /WebDriver BiDi listening on (ws:\S+)$/;

/** Answers commands that Firefox does not support yet and Playwright needs to open a page. */
function answerOf(message) {
  if (!message.includes('"method":"emulation.setMediaFeaturesOverride"')) return undefined;
  return JSON.stringify({ type: 'success', id: JSON.parse(message).id, result: {} });
}

/** FIREFOX_POINTER=touch turns every click of the tests into a tap. */
const POINTER = `"pointerType":"${process.env.FIREFOX_POINTER ?? 'mouse'}"`;

/** Playwright sets a field's `value`, which React mistakes for its own change; this types like a visitor. */
const toFirefox = (message) =>
  message
    .replaceAll(
      'inputElement.value = value;',
      "inputElement.setRangeText(text, start, inputElement.selectionEnd, 'end');",
    )
    .replaceAll('"pointerType":"mouse"', POINTER);

/** Downloads of a page's own data have no navigation id, which Playwright needs: their URL replaces it. */
function toPlaywright(message) {
  if (!message.includes('"method":"browsingContext.download')) return message;
  const event = JSON.parse(message);
  if (event.params) event.params.navigation ??= event.params.url;
  return JSON.stringify(event);
}

function connect(client, url) {
  const firefox = new WebSocket(url, { maxPayload: 0, perMessageDeflate: false });
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  client.on('message', async (data) => {
    const message = data.toString();
    const answer = answerOf(message);
    if (answer) return client.send(answer);
    await opened;
    firefox.send(toFirefox(message));
  });
  firefox.on('message', (data) => client.send(toPlaywright(data.toString())));
  firefox.on('error', (error) => console.error(error));
  firefox.on('close', () => client.close());
  client.on('close', () => firefox.close());
}

/** Listens for Playwright, and prints the address in Firefox's words, which Playwright waits for. */
function listen(url) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('connection', (client, request) => connect(client, `${url}${request.url}`));
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
}

const browser = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.once('exit', (code) => process.exit(code ?? 1));
let rest = '';
browser.stderr.on('data', (chunk) => {
  const lines = `${rest}${chunk}`.split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const url = line.match(READY)?.[1];
    if (url) listen(url);
    else console.error(line);
  }
});
