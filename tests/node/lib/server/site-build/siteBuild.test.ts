import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import { headerRules } from '../../../../../lib/server/site-build/headerRules.ts';
import { replaceSheets, sharedSheets } from '../../../../../lib/server/site-build/mergeStyles.ts';
import { takeScripts, viewerFiles } from '../../../../../lib/server/site-build/pageScripts.ts';
import { stripMarks } from '../../../../../lib/server/site-build/stripMarks.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('the header rules', () => {
  const everywhere = (context: string | undefined, isLaunched = true) =>
    headerRules(['sha256-a', 'sha256-b'], context, { pictureFolders: [], isLaunched }).split('\n\n')[0] ?? '';

  it('point every page to the speculation rules', () => {
    assert.match(everywhere(undefined), /^ {2}Speculation-Rules: "\/speculation-rules\.json"$/m);
  });

  it('hide every deploy except the launched site from search engines', () => {
    const isHidden = (...deploy: Parameters<typeof everywhere>) =>
      everywhere(...deploy).includes('X-Robots-Tag: noindex');
    assert.deepEqual([isHidden(undefined), isHidden('production')], [false, false]);
    assert.equal(isHidden('production', false), true);
    assert.deepEqual([isHidden('deploy-preview'), isHidden('branch-deploy')], [true, true]);
  });

  it('upgrade requests to HTTPS on every host except the local server', () => {
    const isAsked = [undefined, 'production', 'deploy-preview', 'branch-deploy'].map((context) =>
      everywhere(context).includes('upgrade-insecure-requests'),
    );
    assert.deepEqual(isAsked, [false, true, true, true]);
  });
});

describe('the style sheets of a page', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.css`) as [string, string, string];
  const link = (sheet: string) => `<link rel="stylesheet" href="${sheet}"/>`;

  it('have one tag after they are joined', () => {
    const joined = new Map([
      [a, '/frame.css'],
      [b, '/page.css'],
      [c, '/page.css'],
    ]);
    assert.equal(replaceSheets([a, b, c].map(link).join(''), joined), link('/frame.css') + link('/page.css'));
  });

  it('belong to the frame if every page with style sheets has them', () => {
    assert.deepEqual(sharedSheets([[a, b], [], [c, a]]), [a]);
  });
});

const ELEMENTS = '/elements/elements-ABC.js';
const NO_VIEWER = () => [];
const START = '<script data-part="page-start">start()</script>';
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

describe('the scripts of a page', () => {
  it('are removed from a static page, except the start script and data', () => {
    const { html, code } = takeScripts(page('<meta name="static-page" content="true"/>'), ELEMENTS, NO_VIEWER);
    assert.equal(html, page('<meta name="static-page" content="true"/>', ''));
    assert.equal(code, '');
  });

  it("are the start script and the elements' script on a static page with a custom element", () => {
    const head = '<meta name="static-page" content="true"/><team-filter class="x">';
    const { html } = takeScripts(page(head), ELEMENTS, NO_VIEWER);
    assert.equal(html, page(head, '').replace(START, `${START}<script src="${ELEMENTS}" async=""></script>`));
  });

  it('are listed once each in the start script of a plain page, with the inline ones as one file in order', () => {
    const { html, code } = takeScripts(page(''), ELEMENTS, NO_VIEWER);
    assert.equal(code, '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a > b"])');
    const [, scripts = ''] = html.match(/ data-scripts="([^"]*)"/) ?? [];
    assert.match(scripts, /^\/_next\/static\/page\/[0-9a-f]{10}\.js \/_next\/static\/chunks\/a\.js$/);
    assert.equal(html.replace(` data-scripts="${scripts}"`, ''), page('', ''));
  });

  it("include the files of pdf.js in the start script's list if they load it", () => {
    const load = (...files: string[]) => `t=>Promise.all(${JSON.stringify(files)}.map(t=>e.l(t)))`;
    const script = load('static/chunks/search.js') + load('static/chunks/viewer.css', 'static/chunks/pdf.js');
    const files = viewerFiles([script], 'pdf.js');
    assert.deepEqual(files, ['/_next/static/chunks/viewer.css', '/_next/static/chunks/pdf.js']);
    assert.deepEqual(viewerFiles([load('static/chunks/search.js')], 'pdf.js'), []);
    const { html } = takeScripts(page(''), ELEMENTS, () => files);
    assert.match(html, / data-viewer-files="\/_next\/static\/chunks\/viewer\.css \/_next\/static\/chunks\/pdf\.js"/);
  });

  it('fail the build without a start script or without anything for it to load', () => {
    assert.throws(() => takeScripts('<head></head>', ELEMENTS, NO_VIEWER), /start script/);
    assert.throws(() => takeScripts(page('', ''), ELEMENTS, NO_VIEWER), /no Next.js scripts/);
  });
});

test('a byte order mark is removed from content, because Next cannot read JSON with it', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'content'));
  const file = (name: string) => join(root, 'content', name);
  writeFileSync(file('marked.json'), '\uFEFF{ "a": "é" }');
  writeFileSync(file('plain.json'), '{ "a": 1 }');
  stripMarks(root);
  assert.equal(readFileSync(file('marked.json'), 'utf8'), '{ "a": "é" }');
  assert.equal(readFileSync(file('plain.json'), 'utf8'), '{ "a": 1 }');
});
