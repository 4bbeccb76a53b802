import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Heading, headingsOf } from '../../../text/headingsOf.ts';
import { projectRoot } from '../source/projectRoot.ts';

/**
 * Second-level headings of an MDX file, for the list of contents beside it.
 *
 * @param file path from the project root, such as content/pages/privacy-policy.mdx
 * @param ofComponents headings that components of the text bring along, by the component's name
 */
export function getHeadings(file: string, ofComponents?: Parameters<typeof headingsOf>[1]): Heading[] {
  return headingsOf(readFileSync(join(/* turbopackIgnore: true */ projectRoot(), file), 'utf8'), ofComponents);
}
