import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = readFileSync(join(process.cwd(), '.generated/page-start.js'), 'utf8');

/**
 * The script of lib/browser/page-start, the same on every page, so that the content security policy needs one hash for it. The
 * build names on it the scripts that a page loads (lib/server/site-build/pageScripts.ts).
 */
export function PageStartScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours; the policy carries its hash
  return <script data-page-start="" dangerouslySetInnerHTML={{ __html: CODE }} />;
}
