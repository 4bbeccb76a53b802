import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { headerRules } from '../../../../../lib/server/site-build/headerRules.ts';
import { inlineScriptHashes, inlineStyles } from '../../../../../lib/server/site-build/inlineCode.ts';
import { replaceSheets, sharedSheets, sheetsIn } from '../../../../../lib/server/site-build/mergeStyles.ts';
import { securityTxt } from '../../../../../lib/server/site-build/securityTxt.ts';

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

describe('The hashes of a page', () => {
  it('are those of the scripts in it that run', () => {
    const html = `
      <script>one()</script>
      <script id="_R_">two("<b>")</script>
      <script type="module">\nthree()\n</script>
      <script data-x="a > b" src="/a.js"></script>
      <script src="/b.js" async=""></script>
      <script type="application/ld+json">{"a":1}</script>
      <script type="application/json">{"a":1}</script>`;
    assert.deepEqual(inlineScriptHashes(html), ['one()', 'two("<b>")', '\nthree()\n'].map(hashOf));
  });

  it('leave out styles, which are counted to be warned of', () => {
    assert.equal(inlineStyles('<p style="color:red">x</p><style>p{}</style><p title="style=">a style="b"</p>'), 2);
    assert.equal(inlineStyles('<script>"<p style=\\"x\\">"</script><link rel="stylesheet" href="/a.css">'), 0);
  });
});

describe('The style sheets of a page', () => {
  const [frame, card, tabs] = ['frame', 'card', 'tabs'].map((name) => `/_next/static/chunks/${name}.css`) as [
    string,
    string,
    string,
  ];
  const link = (sheet: string) => `<link rel="stylesheet" href="${sheet}" data-precedence="next"/>`;
  const html = `${link(frame)}${link(card)}${link(tabs)}<link rel="preload" href="${frame}" as="style"/><script>push([1,":HL[\\"${tabs}\\"]"])</script>`;
  const substitutes = new Map([
    [frame, '/a.css'],
    [card, '/b.css'],
    [tabs, '/b.css'],
  ]);

  it('are found in its tags and in its data, each once', () => {
    assert.deepEqual(sheetsIn(html), [frame, card, tabs]);
    assert.deepEqual(sheetsIn('<p>none</p>'), []);
  });

  it('are the frame where every page with styles has them', () => {
    assert.deepEqual(sharedSheets([[frame, card, tabs], [tabs, frame], []]), [frame, tabs]);
    assert.deepEqual(sharedSheets([]), []);
  });

  it('give way to their substitutes, one tag for each, and are not asked for twice', () => {
    const changed = replaceSheets(html, substitutes);
    assert.equal(changed, `${link('/a.css')}${link('/b.css')}<script>push([1,":HL[\\"/b.css\\"]"])</script>`);
  });

  it('must all have a substitute', () => {
    assert.throws(() => replaceSheets(html, new Map([[frame, '/a.css']])), /card\.css stands in the data of a page/);
  });
});

describe('The header rules', () => {
  const everywhere = (context: string | undefined, isReady = true) =>
    headerRules(['sha256-a', 'sha256-b'], context, { isReady }).split('\n\n')[0] ?? '';

  it('let in scripts by hash and nothing unsafe but WebAssembly', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(everywhere(undefined))?.[1] ?? '';
    assert.ok(policy.includes("script-src 'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b';"));
    assert.ok(policy.includes("style-src 'self';"));
    assert.equal(/unsafe-(inline|eval'.*'unsafe-eval|hashes)/.test(policy), false);
    assert.equal(policy.includes("'unsafe-eval'"), false);
    for (const directive of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      assert.ok(policy.includes(directive), directive);
    }
  });

  it('report what Trusted Types would forbid, until they are enforced', () => {
    const types = "require-trusted-types-for 'script'; trusted-types default pictures; report-uri /csp-reports";
    const rules = (areTypesEnforced?: boolean) => headerRules([], undefined, { areTypesEnforced });
    assert.match(rules(), new RegExp(`^  Content-Security-Policy-Report-Only: ${types}$`, 'm'));
    assert.match(rules(true), new RegExp(`^  Content-Security-Policy: default-src .*; ${types}$`, 'm'));
    assert.doesNotMatch(rules(true), /Report-Only/);
  });

  const contexts = [
    { context: undefined, isHidden: false, isUpgraded: false },
    { context: undefined, isReady: false, isHidden: false, isUpgraded: false },
    { context: 'dev', isHidden: false, isUpgraded: false },
    { context: 'production', isHidden: false, isUpgraded: true },
    { context: 'production', isReady: false, isHidden: true, isUpgraded: true },
    { context: 'deploy-preview', isHidden: true, isUpgraded: true },
    { context: 'branch-deploy', isHidden: true, isUpgraded: true },
  ];
  for (const { context, isReady = true, isHidden, isUpgraded } of contexts) {
    it(`in the context ${context}, ${isReady ? 'ready' : 'not ready'} to be launched: ${isHidden ? 'hidden from' : 'open to'} search engines`, () => {
      assert.equal(everywhere(context, isReady).includes('X-Robots-Tag: noindex'), isHidden);
      assert.equal(everywhere(context, isReady).includes('upgrade-insecure-requests'), isUpgraded);
    });
  }
});

describe('The rules for fetching ahead', () => {
  it('stand for light pages, by folder below the first level', () => {
    const rules = headerRules([], undefined, {
      lightPaths: ['/about', '/services/audit', '/services/cfo', '/services'],
    });
    const paths = [...rules.matchAll(/^(\S+)\n {2}Speculation-Rules: "\/speculation-rules\.json"$/gm)].map(
      ([, path]) => path,
    );
    assert.deepEqual(paths, ['/about', '/services', '/services/*']);
  });
});

describe('The rule for calendars', () => {
  it('names their type, by which programs know them', () => {
    assert.match(headerRules([], undefined), /^\/ics\/\*\n {2}Content-Type: text\/calendar; charset=utf-8$/m);
  });
});

describe('security.txt', () => {
  it('names a contact and ends within a year', () => {
    const builtAt = new Date('2026-03-02T08:00:00Z');
    const text = securityTxt({ email: 'office@own.example', url: 'https://own.example' }, builtAt);
    assert.match(text, /^Contact: mailto:office@own\.example$/m);
    assert.match(text, /^Canonical: https:\/\/own\.example\/\.well-known\/security\.txt$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    assert.ok(expires > builtAt.getTime() && expires < Date.parse('2027-03-02T08:00:00Z'));
  });

  it('is the same for every build of a month', () => {
    const firm = { email: 'office@own.example', url: 'https://own.example' };
    const on = (day: string) => securityTxt(firm, new Date(day));
    assert.equal(on('2026-03-01T00:00:00Z'), on('2026-03-31T23:59:59Z'));
    assert.notEqual(on('2026-03-31T23:59:59Z'), on('2026-04-01T00:00:00Z'));
  });
});
