import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCheck } from '../../../../../../lib/server/content/check/checkContent.ts';
import { findPlaceholders } from '../../../../../../lib/server/content/check/launchCheck.ts';
import { inventedFirm } from '../../../../../support/inventedFirm.ts';

export const PROJECT = resolve(import.meta.dirname, '../../../../../..');

/** Runs one of the project's scripts on a project folder; returns its exit code and output lines. */
export function runScript(script: string, root: string, env = process.env) {
  const run = spawnSync(process.execPath, [join(PROJECT, script), root], { encoding: 'utf8', env });
  return { status: run.status, lines: `${run.stdout}${run.stderr}`.trim().split('\n') };
}

/** Copies the invented firm's content and tax tables, so that a test can make an editor's mistakes in them. */
export function copyContent() {
  const root = inventedFirm();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  let editedAt = Date.now() / 1000;
  /**
   * Writes a file with a modification time one second after the previous edit's, because two edits within one tick of
   * the file system's clock would have the same time.
   */
  function write(file: string, text: string | Uint8Array): void {
    writeFileSync(join(root, file), text);
    editedAt += 1;
    utimesSync(join(root, file), editedAt, editedAt);
  }
  /** Runs `npm run content:check` in this process; a separate process takes five times as long. */
  async function run(...args: string[]) {
    const lines: string[] = [];
    const add = (text: string) => lines.push(...text.split('\n'));
    return { isFaultless: await runCheck([root, ...args], { log: add, warn: add }), lines };
  }
  return {
    root,
    read,
    write,
    run,
    /**
     * Replaces the first match and returns its line; fails if the text is missing, because the test is then outdated.
     */
    edit(file: string, from: RegExp | string, to: string): number {
      const text = read(file);
      const place = typeof from === 'string' ? text.indexOf(from) : text.search(from);
      assert.ok(place >= 0, `${file} holds no ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
      return text.slice(0, place).split('\n').length;
    },
    /** Appends lines to a file; returns the line number of the first. */
    append(file: string, text: string): number {
      const before = read(file).trimEnd();
      write(file, `${before}\n\n${text}\n`);
      return before.split('\n').length + 2;
    },
    /** Removes all sample marks, as a firm does once it has confirmed its content. */
    confirm(): void {
      for (const { file } of [...findPlaceholders(root)]) {
        write(
          file,
          read(file)
            .replaceAll(/("?placeholder"?: )true/g, '$1false')
            .replaceAll(/(<Note .*) placeholder>/g, '$1>'),
        );
      }
    },
    /** Returns the mistakes that the check reports. */
    check: async () => (await run()).lines.slice(0, -1).filter((line) => !line.startsWith('advice: ')),
  };
}

let foldersRead = 0;

/**
 * Makes loaders read another folder's content until the test ends, and notice edits as in `npm run dev`. The returned
 * function advances the clock until files are read again.
 */
export function developIn(folder: string, context: TestContext): () => void {
  const [before, mode] = [process.cwd(), process.env.NODE_ENV];
  context.after(() => {
    process.chdir(before);
    Object.assign(process.env, { NODE_ENV: mode ?? 'test' });
  });
  process.chdir(folder);
  Object.assign(process.env, { NODE_ENV: 'development' });
  // Later than the last check in the previous test, however short that test was.
  foldersRead += 1;
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 10_000 * foldersRead });
  return () => context.mock.timers.tick(1000);
}

export type ContentCopy = ReturnType<typeof copyContent>;

/**
 * An editor's mistake: the replaced text (or '' to append) and its replacement, then the messages that the check
 * reports.
 */
export type Mistake = readonly [from: string | RegExp, to: string, ...says: (string | RegExp)[]];

/** Makes all mistakes in one copy of the content, runs the check once, and expects exactly these messages. */
export function testMistakes(
  title: string,
  byFile: Readonly<Record<string, readonly Mistake[]>>,
  prepare: (copy: ContentCopy) => void = () => undefined,
): void {
  test(title, async () => {
    const copy = copyContent();
    prepare(copy);
    for (const [file, mistakes] of Object.entries(byFile)) {
      for (const [from, to] of mistakes) from === '' ? copy.append(file, to) : copy.edit(file, from, to);
    }
    const lines = await copy.check();
    const says = Object.values(byFile).flatMap((mistakes) => mistakes.flatMap(([, , ...answers]) => answers));
    const isAnswer = (line: string, answer: string | RegExp) =>
      typeof answer === 'string' ? line.includes(answer) : answer.test(line);
    for (const answer of says) {
      assert.ok(
        lines.some((line) => isAnswer(line, answer)),
        `not said: ${answer}\nsaid:\n${lines.join('\n')}`,
      );
    }
    assert.deepEqual(
      lines.filter((line) => !says.some((answer) => isAnswer(line, answer))),
      [],
    );
  });
}
