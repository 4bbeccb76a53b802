import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { runCheck } from '../../../../../../lib/server/content/check/checkContent.ts';
import { checkTree } from '../../../../../../lib/server/content/check/checkTree.ts';
import { type ContentTree, readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { type ContentIssue, formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { parseJsonSource } from '../../../../../../lib/server/content/source/contentSource.ts';

export const PROJECT = resolve(import.meta.dirname, '../../../../../..');

/** Runs a script of the project on a project folder; returns its exit code and its lines. */
export function runScript(script: string, root: string = PROJECT, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, script), root, ...args], {
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

/** Runs `npm run content:check` on a project folder in this process: a separate one takes five times as long. */
export async function checkContent(root: string, ...args: string[]) {
  const lines: string[] = [];
  const write = (text: string) => lines.push(...text.split('\n'));
  const isFaultless = await runCheck([root, ...args], { log: write, warn: write });
  return { status: isFaultless ? 0 : 1, lines };
}

/** Copies the site's content and pages, for a test to make an editor's mistakes. */
export function copyContent(context: { after: (cleanUp: () => void) => void }) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  context.after(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['content', 'app']) cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  return {
    root,
    read,
    write,
    /** Replaces the first match and returns its line; a missing text is a broken test. */
    edit(file: string, from: RegExp | string, to: string): number {
      const text = read(file);
      const place = typeof from === 'string' ? text.indexOf(from) : text.search(from);
      if (place < 0) throw new Error(`${file} holds no ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
      return text.slice(0, place).split('\n').length;
    },
    /** Adds lines at the end of a file; returns the line of the first. */
    append(file: string, text: string): number {
      const before = read(file).trimEnd();
      write(file, `${before}\n\n${text}\n`);
      return before.split('\n').length + 2;
    },
    /** Runs `npm run content:check` and returns its list, in this process, which takes half the time. */
    async check(): Promise<string[]> {
      const { issues } = await checkTree(readContentTree(root));
      return issues.map(formatIssue);
    },
  };
}

export type ContentCopy = ReturnType<typeof copyContent>;

/** Returns the nth entry's id in a JSON list. */
export function idOfEntry(json: string, index: number): string {
  const list: unknown = JSON.parse(json);
  const entry: unknown = Array.isArray(list) ? list[index] : undefined;
  if (entry === null || typeof entry !== 'object' || !('id' in entry)) throw new Error(`no entry ${index} with an id`);
  return String(entry.id);
}

const site = readContentTree(PROJECT);

/** Returns the content of the site with a change in one file's data. */
export function changedTree<Schema extends z.ZodType>(
  { file, schema }: { file: string; schema: Schema },
  change: (data: z.infer<Schema>) => void,
): ContentTree {
  const data = schema.parse(site.sources.get(file)?.value);
  change(data);
  return { ...site, sources: new Map(site.sources).set(file, parseJsonSource(file, JSON.stringify(data))) };
}

/** Returns a check's messages without file and line. */
export const wordsOf = (issues: readonly ContentIssue[]): string[] =>
  issues.map((issue) => formatIssue(issue).replace(/^\S+ {2}/, ''));
