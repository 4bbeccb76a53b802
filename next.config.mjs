import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createMdx from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };

const hashOf = (file) => hash('sha256', readFileSync(join(import.meta.dirname, file)));

/** Hashes everything that determines the figures in texts: the tax tables, and the code that inserts them. */
function hashOfRates() {
  const files = globSync('{content/tax,lib/server/content/mdx,lib/tax}/**/*.*', { cwd: import.meta.dirname });
  return hash('sha256', files.sort().map(hashOf).join());
}

const withMdx = createMdx({
  options: {
    // Names instead of functions, because Turbopack loads the plugins in its own workers.
    remarkPlugins: [
      'remark-gfm',
      'remark-frontmatter',
      // The hash makes Next recompile the texts when a rate or the code that inserts it changes.
      [join(import.meta.dirname, 'lib/server/content/mdx/remarkRates.ts'), { hasAnchors: true, rates: hashOfRates() }],
      join(import.meta.dirname, 'lib/server/content/mdx/remarkTables.ts'),
      [join(import.meta.dirname, 'lib/server/content/mdx/remarkTerms.ts'), { words: hashOf('content/glossary.json') }],
    ],
    rehypePlugins: ['rehype-slug'],
  },
});

/** The styleguide is a developer tool; only builds with STYLEGUIDE=1 include it. */
const styleguide = process.env.STYLEGUIDE === '1' ? ['styleguide.tsx'] : [];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // In an export, this is the folder that the pages are written to; everything else stays in .next. The build sets it,
  // so that out/ is replaced only once the site is complete.
  distDir: process.env.EXPORT_DIR ?? '.next',
  // Next's default is random: two builds of the same sources would differ, and browsers could not keep pages cached. Only
  // Next's router compares ids, and the site has none.
  generateBuildId: () => 'site',
  env: {
    // The URLs of pdf.js files are needed before its code, which contains the version, has loaded.
    PDFJS_VERSION: pdfjs.version,
  },
  pageExtensions: ['tsx', 'ts', ...styleguide],
  reactStrictMode: true,
  // `npm run check` and editors already check types. A deploy always checks them itself.
  typescript: { ignoreBuildErrors: process.env.NETLIFY === undefined },
  trailingSlash: false,
  // Every style sheet starts with the tokens and mixins in components/foundations.
  sassOptions: { loadPaths: ['components'], additionalData: "@use 'foundations' as *;" },
  experimental: {
    // Makes the not-found page a separate document; otherwise it would be part of every page's data.
    globalNotFound: true,
    // One chunk for each set of pages that need it, none with styles of other pages.
    // lib/server/site-build/mergeStyles.ts then merges the chunks into two style sheets per page.
    cssChunking: { type: 'graph', requestCost: 1, weightDistribution: 1 },
  },
  turbopack: {
    root: import.meta.dirname,
    // The parser does not know the pseudo-class yet, but outputs it unchanged.
    ignoreIssue: [{ path: /ContentsList\.module\.scss/, description: /target-current/ }],
  },
};

/**
 * In development, the functions run alongside Next (netlify/local-server/dev.ts), which proxies their paths. A static
 * export does not support rewrites; for the published site, netlify.toml defines them.
 */
const inDevelopment = ({ output: _, ...config }) => ({
  ...config,
  rewrites: async () => ({
    beforeFiles: ['/contact-form.php', '/newsletter', '/health', '/.netlify/functions/:path*'].map((source) => ({
      source,
      destination: `${process.env.FUNCTIONS_URL}${source}`,
    })),
  }),
});

export default (phase) =>
  withMdx(phase === PHASE_DEVELOPMENT_SERVER && process.env.FUNCTIONS_URL ? inDevelopment(nextConfig) : nextConfig);
