import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { headerRules } from '../../../../lib/server/site-build/headerRules.ts';

function page(title: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}

/** Returns the headers of a site whose scripts have a hash. */
export const headersOf = (hash: string): string =>
  headerRules([hash], undefined, { pictureFolders: [], isLaunched: true });

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  '404.html': page('Nothing here'),
  'thank-you.html': page(
    'Thank you</h1><p hidden="" data-part="reference">Your reference is (0000).</p><pre hidden="" data-part="copy">(0001)</pre><h1>',
  ),
  'thank-you/callback.html': page('Request received!'),
  'resources.html': page('Resources'),
  'resources/guides/payroll.html': page('Payroll guide'),
  'services.html': page('Services'),
  'services/audit.html': page('Audit'),
  'services/not-found.html': page('Service Not Found'),
  'resources/guides/payroll.pdf': '%PDF-1.7 0123456789',
  '_next/static/chunks/app.js': 'console.log("app");\n'.repeat(100),
  '.well-known/security.txt': 'Contact: mailto:office@own.example\n',
  _headers: headersOf('sha256-x'),
  _redirects: '/nowhere /about 301\n',
};

/** Writes a small published folder, like the output of a build. */
export async function writeBuiltSite(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
