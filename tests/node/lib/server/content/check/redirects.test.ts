import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addressesOf, recordAddresses } from '../../../../../../lib/server/content/check/addresses.ts';
import { readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { redirectRules } from '../../../../../../lib/server/site-build/redirectRules.ts';
import { copyContent } from '../support/contentCopy.ts';

const FILE = 'content/redirects.json';
const ARTICLES = 'content/resources/articles.json';

describe('A redirect', () => {
  const check = async (context: { after: (cleanUp: () => void) => void }, redirects: object[]) => {
    const copy = copyContent(context);
    copy.write(FILE, JSON.stringify(redirects, null, 2));
    return (await copy.check()).lines.filter((line) => line.startsWith(FILE)).map((line) => line.slice(FILE.length));
  };

  it('leads from an address that is gone to one that is there', async (context) => {
    assert.deepEqual(
      await check(context, [
        { from: '/services/tax', to: '/services/taxation' },
        { from: '/people', to: '/team' },
        { from: '/resources/articles/old.pdf', to: '/resources/guides/tax-guide-2024-25.pdf' },
        { from: '/mining', to: '/industries#mining-resources' },
      ]),
      [],
    );
  });

  it('may not lead to what is not there', async (context) => {
    assert.deepEqual(await check(context, [{ from: '/old', to: '/services/adit' }]), [
      ':4  entry 1 to: found "/services/adit", expected a page of this site; the nearest is /services/audit',
    ]);
  });

  it('may not lead on to another, nor in a circle', async (context) => {
    assert.deepEqual(
      await check(context, [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/about' },
        { from: '/c', to: '/d' },
        { from: '/d', to: '/c' },
        { from: '/e', to: '/e' },
      ]),
      [
        ':4  entry 1 to: found "/b", expected "/about", where the next redirect leads',
        ...[12, 16, 20].map(
          (line, index) =>
            `:${line}  entry ${index + 3} to: found "/${'dce'[index]}", expected a page of this site; these redirects lead back to where they began`,
        ),
      ],
    );
  });

  it('may not stand for a page that the site has, nor twice', async (context) => {
    assert.deepEqual(
      await check(context, [
        { from: '/about', to: '/team' },
        { from: '/old', to: '/team' },
        { from: '/old', to: '/contact' },
      ]),
      [
        ':3  entry 1 from: found "/about", expected an address that the site no longer has',
        ':11  entry 3 from: found "/old", expected each address once',
      ],
    );
  });

  it('becomes a line that the host reads', () => {
    assert.equal(redirectRules([{ from: '/old', to: '/team' }]), '/old  /team  301\n');
  });
});

describe('An article that gets another name', () => {
  it('asks for a redirect of its page and of its file, offers both, and is content with them', async (context) => {
    const copy = copyContent(context);
    const [before, now] = ['objection-deadlines', 'objecting-in-time'];
    const rename = (file: string) => copy.write(file, copy.read(file).replaceAll(before, now));
    rename(ARTICLES);
    for (const file of readContentTree(copy.root).files.filter((one) =>
      copy.read(one).includes(`articles/${before}`),
    )) {
      if (!file.includes('addresses.json')) rename(file);
    }
    const folder = join(copy.root, 'content/resources/articles');
    renameSync(join(folder, `${before}.mdx`), join(folder, `${now}.mdx`));
    const { lines } = await copy.check();
    assert.equal(lines.length, 2, lines.join('\n'));
    for (const [index, ending] of ['', '.pdf'].entries()) {
      assert.match(
        lines[index] ?? '',
        new RegExp(
          `^content/addresses\\.json:\\d+ {2}entry \\d+: found "/resources/articles/${before}${ending}", which the site no longer has, expected an entry in ${FILE}, .*, for example \\{ "from": "/resources/articles/${before}${ending}", "to": "/resources/.*" \\}$`,
        ),
      );
    }
    const redirects = ['', '.pdf'].map((ending) => ({
      from: `/resources/articles/${before}${ending}`,
      to: `/resources/articles/${now}${ending}`,
    }));
    copy.write(FILE, JSON.stringify([...JSON.parse(copy.read(FILE)), ...redirects]));
    assert.deepEqual((await copy.check()).lines, []);
  });
});

describe('The record of addresses', () => {
  it('gains what is new and keeps what is gone', (context) => {
    const copy = copyContent(context);
    copy.write('content/addresses.json', '["/gone"]');
    const present = addressesOf(readContentTree(copy.root));
    assert.deepEqual(recordAddresses(copy.root), present);
    assert.deepEqual(JSON.parse(copy.read('content/addresses.json')), [...present, '/gone'].sort());
    assert.deepEqual(recordAddresses(copy.root), []);
  });

  it('is not held against a list that cannot be read', async (context) => {
    const copy = copyContent(context);
    copy.edit(ARTICLES, '[', '');
    const { lines } = await copy.check();
    assert.equal(
      lines.some((line) => line.startsWith('content/addresses.json')),
      false,
    );
  });

  it('keeps the pages of tax years while a PAYE table has a mistake', async (context) => {
    const copy = copyContent(context);
    const line = copy.edit('content/tax/paye.json', /"from": "[^"]*"/, '"from": "2999-07-01"');
    const { lines } = await copy.check();
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(
      lines[0] ?? '',
      new RegExp(`^content/tax/paye\\.json:${line} .*, expected a day that is not in the future`),
    );
  });
});
