import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';

const CODE = '{app,components,lib,netlify}/**/*.{ts,tsx}';

/** Finds words of content/words.sw.json that the code no longer says. A missing word is a type error, a repeated one a mistake of JSON. */
export function checkWords({ root, twins }: ContentTree): ContentIssue[] {
  const source = twins.get(COLLECTIONS.kiswahili.file);
  const words = COLLECTIONS.kiswahili.schema.safeParse(source?.value);
  // A copy of content/ and app/ says nothing of the rest of the code.
  if (!source || !words.success || !existsSync(join(root, 'components'))) return [];
  const code = globSync(CODE, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isSaid = (english: string) => ["'", '"', '`'].some((quote) => code.includes(quote + english + quote));
  return Object.keys(words.data)
    .filter((english) => !isSaid(english))
    .map((english) => fieldIssue(source, [english], { found: 'words that no page says', expected: 'no such line' }));
}
