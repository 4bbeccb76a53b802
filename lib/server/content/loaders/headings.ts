import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Heading, headingsOf } from '../../../text/headingsOf.ts';
import { projectRoot } from '../source/projectRoot.ts';

/**
 * Returns the second-level headings of an MDX file, for its list of contents.
 *
 * @param file path from the project root, such as content/pages/privacy-policy.mdx
 */
export function getHeadings(file: string): Heading[] {
  return headingsOf(readFileSync(join(/* turbopackIgnore: true */ projectRoot(), file), 'utf8'));
}
