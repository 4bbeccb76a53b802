import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePath } from '../issues/describeValue.ts';
import { listContentFiles } from '../source/contentFiles.ts';
import { readSource } from '../source/readCollection.ts';
import { eachField } from './eachField.ts';

export type Placeholder = {
  /** Path from the project root. */
  file: string;
  line: number;
  /** The field that marks it, such as '[2].placeholder: true'. */
  field: string;
};

/** A `<Note placeholder>` of a text; a quoted title may contain any word. */
const PLACEHOLDER_NOTE = /<Note\s(?:[^">]|"[^"]*")*?\bplaceholder(?=[\s/>])/g;

function* findInData(file: string, root: string): Generator<Placeholder> {
  const source = readSource(file, root);
  for (const { path, value } of eachField(source)) {
    if (path.at(-1) !== 'placeholder' || value !== true) continue;
    yield { file, line: source.lineOf(path), field: `${describePath(path, source.value)}: true` };
  }
}

function* findInText(file: string, root: string): Generator<Placeholder> {
  const text = readFileSync(join(/* turbopackIgnore: true */ root, file), 'utf8');
  for (const { index } of text.matchAll(PLACEHOLDER_NOTE)) {
    yield { file, line: text.slice(0, index).split('\n').length, field: '<Note placeholder>' };
  }
}

/**
 * Finds everything in content/ that the firm has not confirmed: entries and front matter with `placeholder: true`, and
 * notes in texts. Reads files lazily, for callers that need only the first.
 *
 * @param root the folder that holds content/
 */
export function* findPlaceholders(root: string): Generator<Placeholder> {
  const files = listContentFiles(root).filter((file) => /\.(json|mdx)$/.test(file));
  for (const file of files) {
    yield* findInData(file, root);
    if (file.endsWith('.mdx')) yield* findInText(file, root);
  }
}
