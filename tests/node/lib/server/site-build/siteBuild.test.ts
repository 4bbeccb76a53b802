import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { buildId } from '../../../../../lib/server/site-build/buildId.ts';
import { findDeadLinks } from '../../../../../lib/server/site-build/checkLinks.ts';
import { headerRules } from '../../../../../lib/server/site-build/headerRules.ts';
import { takeScripts } from '../../../../../lib/server/site-build/pageScripts.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('The header rules', () => {
  const everywhere = (context: string | undefined, isLaunched = true) =>
    headerRules(['sha256-a', 'sha256-b'], context, { isLaunched }).split('\n\n')[0] ?? '';

  it('prepare the next page of every page', () => {
    assert.match(everywhere(undefined), /^ {2}Speculation-Rules: "\/speculation-rules\.json"$/m);
  });

  const contexts = [
    { context: undefined, isHidden: false, isUpgraded: false },
    { context: 'production', isHidden: false, isUpgraded: true },
    { context: 'production', isLaunched: false, isHidden: true, isUpgraded: true },
    { context: 'deploy-preview', isHidden: true, isUpgraded: true },
    { context: 'branch-deploy', isHidden: true, isUpgraded: true },
  ];
  for (const { context, isLaunched = true, isHidden, isUpgraded } of contexts) {
    it(`in the context ${context}, ${isLaunched ? 'launched' : 'not launched'}: ${isHidden ? 'hidden from' : 'open to'} search engines`, () => {
      assert.equal(everywhere(context, isLaunched).includes('X-Robots-Tag: noindex'), isHidden);
      assert.equal(everywhere(context, isLaunched).includes('upgrade-insecure-requests'), isUpgraded);
    });
  }
});

function project(): string {
  const root = temporaryFolder();
  for (const folder of ['app', 'content/services', 'components/foundations', 'public/images']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'app/page.tsx'), 'page');
  writeFileSync(join(root, 'content/services/audit.mdx'), 'audit');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  return root;
}

describe('The id of a build', () => {
  it('is the same for the same sources in another folder', () => {
    const id = buildId(project(), {});
    assert.match(id, /^[0-9a-f]{16}$/);
    assert.equal(buildId(project(), {}), id);
  });

  const changes: Record<string, (root: string) => void> = {
    'a changed text': (root) => writeFileSync(join(root, 'content/services/audit.mdx'), 'audits'),
    'a new file': (root) => writeFileSync(join(root, 'app/new.tsx'), ''),
    'a renamed file': (root) => renameSync(join(root, 'app/page.tsx'), join(root, 'app/pages.tsx')),
    'another version of a package': (root) => writeFileSync(join(root, 'package-lock.json'), '{"a":1}'),
  };
  for (const [name, change] of Object.entries(changes)) {
    it(`is another after ${name}`, () => {
      const root = project();
      change(root);
      assert.notEqual(buildId(root, {}), buildId(project(), {}));
    });
  }

  it('is another on a preview, whose pages say so, and with scripts and data left in the pages', () => {
    const root = project();
    const ids = [{}, { CONTEXT: 'deploy-preview' }, { PLAIN_EXPORT: '1' }].map((env) => buildId(root, env));
    assert.equal(new Set(ids).size, 3);
  });

  it('does not depend on what a build writes, nor on other variables', () => {
    const root = project();
    writeFileSync(join(root, 'public/images/a.svg'), '');
    writeFileSync(join(root, 'components/foundations/_font-faces.generated.scss'), '');
    assert.equal(buildId(root, { HOME: '/x' }), buildId(project(), {}));
  });
});

const TEXT = 'content/pages/privacy-policy.mdx';
const ROOT = resolve(import.meta.dirname, '../../../../..');

it('a dead link of a page is named with the line of its text, or with the page; a missing part apart', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'services'));
  const text = readFileSync(join(ROOT, TEXT), 'utf8');
  const [written = ''] = /(?<=\]\()\/[a-z-]+(?=\))/.exec(text) ?? [];
  const line = text.slice(0, text.indexOf(`(${written})`)).split('\n').length;
  writeFileSync(join(folder, 'feed.xml'), '');
  writeFileSync(join(folder, 'services/audit.html'), '<h2 id="fees">Fees</h2><a class="x" href="#feees">Fees</a>');
  writeFileSync(
    join(folder, 'privacy-policy.html'),
    `<a href="/services/audit#fees">a</a><a href="/feed.xml">b</a><a href="https://a.example/">c</a>
     <a title="d" href="${written}">d</a><a href="/services/no-such-page?x=1&amp;y=2">e</a>`,
  );
  assert.deepEqual(findDeadLinks(folder), [
    { page: '/privacy-policy', link: written, place: `${TEXT}:${line}`, isHash: false },
    {
      page: '/privacy-policy',
      link: '/services/no-such-page?x=1&y=2',
      place: 'the page /privacy-policy',
      isHash: false,
    },
    { page: '/services/audit', link: '#feees', place: 'the page /services/audit', isHash: true },
  ]);
});

const START = '<script data-page-start="">start()</script>';
const DATA = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const NEXT = [
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a > b"])</script>',
].join('');

const page = (head: string, scripts = NEXT) => `<head>${head}${START}</head><body>Text${DATA}${scripts}</body>`;

describe('The scripts of a page', () => {
  it('go from a static page, but for the start script and data', () => {
    const { html, code } = takeScripts(page('<meta name="static-page" content="true"/>'));
    assert.equal(html, page('<meta name="static-page" content="true"/>', ''));
    assert.equal(code, '');
  });

  it('are named by the start script of a plain page, each once, the inline ones as one file in their order', () => {
    const { html, code } = takeScripts(page(''));
    assert.equal(code, '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a > b"])');
    const [, scripts = ''] = html.match(/ data-scripts="([^"]*)"/) ?? [];
    assert.match(scripts, /^\/_next\/static\/page\/[0-9a-f]{12}\.js \/_next\/static\/chunks\/a\.js$/);
    assert.equal(html.replace(` data-scripts="${scripts}"`, ''), page('', ''));
  });

  it('stop the build where there is no start script, or nothing that it could load', () => {
    assert.throws(() => takeScripts('<head></head>'), /start script/);
    assert.throws(() => takeScripts(page('', '')), /no scripts of Next/);
  });
});
