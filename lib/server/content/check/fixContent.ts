import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isMap, isScalar, type Pair, parseDocument, Scalar, visit } from 'yaml';
import { z } from 'zod';
import { listContentFiles } from '../source/contentFiles.ts';
import { FRONT_MATTER } from '../source/contentSource.ts';
import { schemaOf } from './contentTree.ts';

const { resolve } = createRequire(import.meta.url);

/** Formats JSON files as the project's checks require; unreadable ones stay as they are. */
export function formatJson(files: readonly string[], root: string): void {
  const biome = join(dirname(resolve('@biomejs/biome/package.json')), 'bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--vcs-enabled=false', '--write', ...files], {
    cwd: root,
    stdio: 'ignore',
  });
}

/** Sorts fields in the order of their schema, unknown ones last. */
function sortFields(pairs: Pair[], names: readonly string[]): void {
  const rankOf = ({ key }: Pair) => {
    const rank = names.indexOf(String(isScalar(key) ? key.value : key));
    return rank < 0 ? names.length : rank;
  };
  pairs.sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Formats front matter: fields in the schema's order, two spaces for a tab, single quotes, no trailing spaces.
 * Unreadable text stays as it is, for the check to report.
 */
function shapeFrontMatter(text: string, names: readonly string[]): string {
  const [whole, block] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined || block === undefined || !text.startsWith(whole)) return text;
  const document = parseDocument(block.replaceAll(/^\t+/gm, (tabs) => '  '.repeat(tabs.length)));
  const { contents, errors } = document;
  if (errors.length > 0 || !isMap<unknown, unknown>(contents)) return text;
  sortFields(contents.items, names);
  visit(document, {
    Scalar(_, node) {
      if (node.type === Scalar.QUOTE_DOUBLE) node.type = Scalar.QUOTE_SINGLE;
    },
  });
  const shaped = document.toString({ lineWidth: 0, singleQuote: true });
  return `---\n${shaped}---\n${text.slice(whole.length)}`;
}

function shapeText(file: string, text: string): string {
  const schema = schemaOf(file);
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return shapeFrontMatter(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), names);
}

/** Formats the JSON files and the front matter of content/ without changing values; returns the changed files. */
export function fixContent(root: string): string[] {
  const files = listContentFiles(root).filter((file) => /\.(json|mdx)$/.test(file));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const before = new Map(files.map((file) => [file, read(file)]));
  formatJson(
    files.filter((file) => file.endsWith('.json')),
    root,
  );
  for (const file of files.filter((name) => name.endsWith('.mdx')))
    writeFileSync(join(root, file), shapeText(file, read(file)));
  return files.filter((file) => read(file) !== before.get(file));
}
