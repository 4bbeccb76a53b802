import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../offline/keptPages.ts';

/** How a script of Turbopack names one that it fetches later, with its styles. */
const NAME = /"(static\/chunks\/[^"]+\.(?:js|css))"/g;

/** What the scripts of a page may fetch once it is in use. */
function namedByScripts(publish: string, path: string): string[] {
  const files = filesOf(readFileSync(join(publish, `${path}.html`), 'utf8'));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(publish, file), 'utf8'));
  const named = scripts.flatMap((script) => [...script.matchAll(NAME)].map(([, name]) => `/_next/${name}`));
  return [...new Set(named)].filter((file) => !files.includes(file));
}

/**
 * URLs of what pages of an export fetch once they are in use, by their paths, as far as `plain`, a page of text, does not fetch
 * it too, such as the viewer of documents. Pages without any are left out.
 */
export function lateFiles(publish: string, paths: readonly string[], plain: string): Record<string, string[]> {
  const ofEveryPage = namedByScripts(publish, plain);
  const all = paths.map((path) => {
    const own = namedByScripts(publish, path).filter((file) => !ofEveryPage.includes(file));
    return [path, own] as const;
  });
  return Object.fromEntries(all.filter(([, own]) => own.length > 0));
}
