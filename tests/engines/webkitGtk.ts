import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Paths of Debian's webkit2gtk-driver and xvfb. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');

/** Checks whether this machine can drive WebKitGTK. */
export const hasWebKitGtk = (): boolean => BROWSER !== undefined && [DRIVER, SCREEN].every((file) => existsSync(file));

export const NO_WEBKIT_GTK = 'webkit2gtk-driver and xvfb are not installed (docs/other-engines.md)';

/** WebDriver's keys that are not characters. */
export const KEYS = { enter: '\uE007', tab: '\uE004' } as const;

/** Attempts of a wait, a tenth of a second apart. */
const TURNS = 150;

/** A window of WebKitGTK, driven by WebDriver with `fetch`. */
export class WebKitPage {
  readonly #session: string;

  constructor(session: string) {
    this.#session = session;
  }

  /** Opens a URL and waits until it has loaded. */
  open = (url: string): Promise<unknown> => send(`${this.#session}/url`, { url });

  /** Runs a self-contained function in the page. */
  run = <Value>(script: (...args: never[]) => Value, ...args: unknown[]): Promise<Value> =>
    send(`${this.#session}/execute/sync`, { script: `return (${script})(...arguments)`, args });

  /** Waits until a function in the page returns a value other than undefined, null or false. */
  async until<Value>(script: (...args: never[]) => Value | undefined | null | false, ...args: unknown[]) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const value = await this.run(script, ...args);
      if (value !== undefined && value !== null && value !== false) return value;
      await pause(100);
    }
    throw new Error(`Waited in vain for ${script} with ${JSON.stringify(args)}`);
  }

  /**
   * Clicks the middle of the first visible of these elements, once the page has settled. If the page moved meanwhile,
   * it clicks again.
   */
  async press(selector: string): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const origin = await this.until(shownAtRest, selector);
      const actions = [
        { type: 'pointerMove', origin, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
      if (!(await this.run(hasMissed))) return;
    }
    throw new Error(`Each press has missed ${selector}`);
  }

  /** Moves the focus to an element. */
  focus = (selector: string): Promise<void> =>
    this.run((name: string) => document.querySelector<HTMLElement>(name)?.focus(), selector);

  /** Sets a list or a date, whose native picker is not part of the page. */
  set = (selector: string, value: string): Promise<void> =>
    this.run(
      (name: string, text: string) => {
        const field = document.querySelector(name);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
      },
      selector,
      value,
    );

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  #act = (source: object): Promise<unknown> => send(`${this.#session}/actions`, { actions: [source] });
}

/**
 * Runs in the page: returns the first visible of these elements once its position was the same four times, since
 * scrolling after a press may begin late.
 */
function shownAtRest(selector: string): Element | false {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < innerHeight / 8 || bottom > innerHeight * 0.75)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { dataset } = document.documentElement;
  const [place, looks] = (dataset.rest ?? '').split(' ');
  const count = place === String(top) ? Number(looks) + 1 : 1;
  const isAtRest = count >= 4;
  dataset.rest = isAtRest ? '' : `${top} ${count}`;
  const note = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) dataset.missed = '';
  };
  if (isAtRest)
    for (const type of ['pointerdown', 'pointerup']) addEventListener(type, note, { capture: true, once: true });
  return isAtRest && element;
}

/** Runs in the page: checks whether the last press hit another element. */
function hasMissed(): boolean {
  const { dataset } = document.documentElement;
  const isMissed = dataset.missed !== undefined;
  delete dataset.missed;
  return isMissed;
}

/** Sends a command of WebDriver; throws its error. */
async function send<Value>(url: string, body: object | undefined, method = 'POST'): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a virtual screen; returns its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function openWindow(driver: string): Promise<string> {
  const browser = { binary: BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  for (let turn = 0; ; turn += 1) {
    try {
      const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, { capabilities });
      return `${driver}/session/${sessionId}`;
    } catch (error) {
      // The driver needs a moment to listen.
      if (turn === TURNS) throw error;
      await pause(100);
    }
  }
}

/** Opens a window of WebKitGTK; `close` ends it with its driver and its screen. */
export async function startWebKitGtk(): Promise<{ page: WebKitPage; close: () => Promise<void> }> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  const session = await openWindow(`http://127.0.0.1:${port}`);
  const close = async () => {
    await send(session, undefined, 'DELETE').catch(() => undefined);
    driver.kill();
    screen.kill();
  };
  return { page: new WebKitPage(session), close };
}
