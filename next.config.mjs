import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createMdx from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { buildId } from './lib/server/site-build/buildId.ts';
import { DEV_RELOAD_PATH } from './lib/site/paths.ts';

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, file)))
    .digest('hex');

/** A hash of what figures in texts are made from: the tables of the law, and the plugins that put them in. */
function hashOfRates() {
  const hash = createHash('sha256');
  for (const path of ['content/tax', 'lib/server/content/mdx', 'lib/tax']) {
    const folder = join(import.meta.dirname, path);
    for (const name of globSync('**/*.*', { cwd: folder }).sort()) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

const withMdx = createMdx({
  options: {
    // Names, not functions: Turbopack loads them in its own workers.
    remarkPlugins: [
      'remark-gfm',
      'remark-frontmatter',
      // The hash makes Next compile the texts anew when a rate or its plugin has changed.
      [join(import.meta.dirname, 'lib/server/content/mdx/remarkRates.ts'), { hasAnchors: true, rates: hashOfRates() }],
      join(import.meta.dirname, 'lib/server/content/mdx/remarkTables.ts'),
      [join(import.meta.dirname, 'lib/server/content/mdx/remarkTerms.ts'), { words: hashOf('content/glossary.json') }],
    ],
    rehypePlugins: ['rehype-slug'],
  },
});

/** The styleguide is a tool for engineers; only a build that asks for it holds it. */
const styleguide = process.env.STYLEGUIDE === '1' ? ['styleguide.tsx'] : [];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // In an export this names the folder that the pages are written to; everything else stays in .next. The build sets it
  // so that out/ is replaced only when the site is finished.
  distDir: process.env.EXPORT_DIR ?? '.next',
  // Next's own is random: no two builds of the same sources would be alike, and no page could stay in a browser's cache.
  generateBuildId: () => buildId(import.meta.dirname, process.env),
  env: {
    // The files of pdf.js are asked for before its code is there to say its version.
    PDFJS_VERSION: pdfjs.version,
  },
  pageExtensions: ['tsx', 'ts', ...styleguide],
  reactStrictMode: true,
  // `npm run check` and editors check types; a deploy does too, whatever has been checked before.
  typescript: { ignoreBuildErrors: process.env.NETLIFY === undefined },
  trailingSlash: false,
  // Every sheet begins with the tokens and mixins of components/foundations.
  sassOptions: { loadPaths: ['components'], additionalData: "@use 'foundations' as *;" },
  experimental: {
    // The page for unknown URLs as a document of its own; otherwise it is part of the data of every page.
    globalNotFound: true,
    // A part for every set of pages that need it, and none with styles of other pages: lib/server/site-build/mergeStyles.ts
    // makes two sheets a page of them.
    cssChunking: { type: 'graph', requestCost: 1, weightDistribution: 1 },
  },
  turbopack: {
    root: import.meta.dirname,
    // The parser does not know the pseudo-class yet; it passes it on as it is.
    ignoreIssue: [{ path: /ContentsList\.module\.scss/, description: /target-current/ }],
  },
};

/**
 * In development the functions run beside Next (netlify/local-server/dev.ts), which passes their paths on. An export knows no
 * rewrites: there netlify.toml has them.
 */
const inDevelopment = ({ output: _, ...config }) => ({
  ...config,
  rewrites: async () => ({
    beforeFiles: [
      '/contact-form.php',
      '/newsletter',
      '/enquiry/resend',
      '/health',
      DEV_RELOAD_PATH,
      '/.netlify/functions/:path*',
    ].map((source) => ({
      source,
      destination: `${process.env.FUNCTIONS_URL}${source}`,
    })),
  }),
});

export default (phase) =>
  withMdx(phase === PHASE_DEVELOPMENT_SERVER && process.env.FUNCTIONS_URL ? inDevelopment(nextConfig) : nextConfig);
