import { availableParallelism } from 'node:os';
import createMdx from '@next/mdx';

const withMdx = createMdx({
  options: {
    // Names, not functions: Turbopack loads them in its own workers.
    remarkPlugins: ['remark-gfm', 'remark-frontmatter', 'remark-mdx-frontmatter'],
    rehypePlugins: ['rehype-slug'],
  },
});

/** The styleguide is a tool for engineers; only a build that asks for it holds it. */
const styleguide = process.env.STYLEGUIDE === '1' ? ['styleguide.tsx'] : [];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  pageExtensions: ['tsx', 'ts', ...styleguide],
  reactStrictMode: true,
  trailingSlash: false,
  sassOptions: { loadPaths: ['components'] },
  experimental: {
    // Next leaves one core free, which on a machine of two is half of it.
    cpus: availableParallelism(),
    // By default a page fetches half a dozen scripts of a few hundred bytes. The frame's stays one of its own, kept from page to page.
    turbopackChunking: { minChunkSize: 150_000 },
    // A part for every set of pages that need it, and none with styles of other pages: lib/server/site-build/mergeStyles.ts
    // makes two sheets a page of them.
    cssChunking: { type: 'graph', requestCost: 1, weightDistribution: 1 },
  },
  turbopack: { root: import.meta.dirname },
};

export default withMdx(nextConfig);
