import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checkTree } from '../../../../../../lib/server/content/check/checkTree.ts';
import { readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { addressesOf, adviseOnAddresses } from '../../../../../../lib/server/content/check/links/addresses.ts';
import { COLLECTIONS } from '../../../../../../lib/server/content/source/collections.ts';
import { redirectRules } from '../../../../../../lib/server/site-build/redirectRules.ts';
import { changedTree, copyContent, wordsOf } from '../support/contentCopy.ts';

const FILE = 'content/redirects.json';
const ARTICLES = 'content/resources/articles.json';

const LEAD_BACK = 'expected a page of this site; these redirects lead back to where they began';

const REDIRECTS = [
  {
    name: 'leads from an address that is gone to one that is there',
    redirects: {
      '/services/tax': '/services/taxation',
      '/people': '/team',
      '/resources/articles/old.pdf': '/resources/guides/tax-guide-2024-25.pdf',
      '/mining': '/industries#mining-resources',
    },
    says: [],
  },
  {
    name: 'may not lead to an address without a page',
    redirects: { '/old': '/services/adit' },
    says: ['entry 1 to: found "/services/adit", expected a page of this site, for example "to": "/services/audit"'],
  },
  {
    name: 'may not lead on to another, nor in a circle',
    redirects: { '/a': '/b', '/b': '/about', '/c': '/d', '/d': '/c', '/e': '/e' },
    says: [
      'entry 1 to: found "/b", expected "/about", where the next redirect leads',
      `entry 3 to: found "/d", ${LEAD_BACK}`,
      `entry 4 to: found "/c", ${LEAD_BACK}`,
      `entry 5 to: found "/e", ${LEAD_BACK}`,
    ],
  },
  {
    name: 'may not stand for a page that the site has',
    redirects: { '/about': '/team' },
    says: ['entry 1 from: found "/about", expected an address that the site no longer has'],
  },
] as const;

describe('A redirect', () => {
  const check = async (list: readonly { from: string; to: string }[]) => {
    const tree = changedTree(COLLECTIONS.redirects, (redirects) => redirects.splice(0, redirects.length, ...list));
    return wordsOf((await checkTree(tree)).issues.filter(({ file }) => file === FILE));
  };

  for (const { name, redirects, says } of REDIRECTS) {
    it(name, async () => {
      assert.deepEqual(await check(Object.entries(redirects).map(([from, to]) => ({ from, to }))), says);
    });
  }

  it('becomes a line that the host reads', () => {
    assert.equal(redirectRules([{ from: '/old', to: '/team' }]), '/old  /team  301\n');
  });
});

describe('An article that gets another name', () => {
  it('asks for a redirect of its page and of its file, offers both, and is content with them', async (context) => {
    const copy = copyContent(context);
    const [before, now] = ['minimum-tax-third-loss-year', 'minimum-tax-rule'];
    const rename = (file: string) => copy.write(file, copy.read(file).replaceAll(before, now));
    rename(ARTICLES);
    for (const file of readContentTree(copy.root).files.filter((one) =>
      copy.read(one).includes(`articles/${before}`),
    )) {
      if (!file.includes('addresses.json')) rename(file);
    }
    const folder = join(copy.root, 'content/resources/articles');
    renameSync(join(folder, `${before}.mdx`), join(folder, `${now}.mdx`));
    const lines = await copy.check();
    assert.equal(lines.length, 2, lines.join('\n'));
    const redirects = ['', '.pdf'].map((ending) => ({
      from: `/resources/articles/${before}${ending}`,
      to: `/resources/articles/${now}${ending}`,
    }));
    for (const [index, { from }] of redirects.entries()) {
      assert.match(
        lines[index] ?? '',
        new RegExp(
          `^content/addresses\\.json:\\d+ {2}entry \\d+: found "${from}", which the site no longer has, expected an entry in ${FILE}, .*, for example \\{ "from": "${from}", "to": "/resources/.*" \\}$`,
        ),
      );
    }
    copy.write(FILE, JSON.stringify([...JSON.parse(copy.read(FILE)), ...redirects]));
    assert.deepEqual(await copy.check(), []);
  });
});

describe('The record of addresses', () => {
  it('is advised to take up each new page and file, and holds all of today', (context) => {
    const copy = copyContent(context);
    assert.deepEqual(adviseOnAddresses(readContentTree(copy.root)), []);
    copy.write('content/addresses.json', '["/gone"]');
    const tree = readContentTree(copy.root);
    const advised = adviseOnAddresses(tree).map(({ example }) => example);
    assert.deepEqual(
      advised,
      addressesOf(tree).map((address) => `"${address}",`),
    );
  });
});
