import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';

const DOCS = [...globSync('docs/**/*.md'), 'README.md', 'CONTRIBUTING.md', ...globSync('content/*.md')];

/** Guides name files that their readers will write. */
const isGuide = (doc: string) => /^docs\/a(dd)?-/.test(doc);

const sources = new Set(
  globSync('{app,components,lib,netlify,tests}/**/*.{ts,tsx,scss}').map((file) => basename(file)),
);

/** Returns the text outside code blocks. */
const proseOf = (doc: string) => readFileSync(doc, 'utf8').replace(/^( *)```.*?^\1```/gms, '');

/** Returns the anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (doc: string) =>
  [...proseOf(doc).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the docs', () => {
  it('link to files and headings that are there', () => {
    const links = DOCS.flatMap((doc) =>
      [...proseOf(doc).matchAll(/\]\((?!https:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, path = '', anchor]) => {
        return { doc, target: path ? join(dirname(doc), path) : doc, anchor };
      }),
    );
    const isThere = ({ target, anchor }: (typeof links)[number]) =>
      existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
    assert.deepEqual(
      links.filter((link) => !isThere(link)),
      [],
    );
  });

  it('name source files that are there', () => {
    const named = DOCS.filter((doc) => !isGuide(doc)).flatMap((doc) =>
      [...proseOf(doc).matchAll(/`([\w/[\].-]+\.(?:tsx?|scss))`/g)].map(([, file = '']) => ({ doc, file })),
    );
    const isThere = (file: string) => (file.includes('/') ? existsSync(file) : sources.has(file));
    assert.deepEqual(
      named.filter(({ file }) => !isThere(file)),
      [],
    );
  });
});
