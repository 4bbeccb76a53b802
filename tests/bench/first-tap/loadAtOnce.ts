import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageData } from '../../../lib/site/pageData.ts';

const pageDataSchema: z.ZodType<PageData> = z.object({ boot: z.unknown(), flight: z.array(z.unknown()) });

/** JSON that may stand in an inline script. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A light page as it would be as a live one: its scripts in the head and its data at the end, as Next writes them
 * (lib/server/site-build/lightPages.ts takes them out). Other pages stay as they are.
 */
export function loadAtOnce(html: string, out: string): string {
  const file = html.match(/ data-page="([^"]+)"/)?.[1];
  const scripts = html.match(/ data-scripts="([^"]+)"/)?.[1]?.split(' ');
  if (file === undefined || scripts === undefined) return html;
  const { boot, flight } = pageDataSchema.parse(JSON.parse(readFileSync(join(out, file), 'utf8')));
  const tags = scripts.map((src) => `<script src="${src}" async=""></script>`).join('');
  const data =
    `<script>self.__next_f=${inlineJson([[0], ...flight])};` +
    `(globalThis.TURBOPACK??=[]).push(${inlineJson(boot)})</script>`;
  return html
    .replace(/ data-(page|scripts|answers)="[^"]*"/g, '')
    .replace('</head>', () => `${tags}</head>`)
    .replace('</body>', () => `${data}</body>`);
}
