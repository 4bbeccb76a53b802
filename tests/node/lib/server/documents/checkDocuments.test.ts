import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readManifest } from '../../../../../lib/server/documents/manifest.ts';

/** What the check says of files that cannot be offered. */

const GUIDE = '/resources/guides/tax-guide-2024-25.pdf';
const SHEET = '/resources/guides/payroll-automation-2026-27.xlsx';
const MEDIA = '/media/vat-16-from-september.pdf';

let root = '';
const file = (path: string) => join(root, 'public', path);

before(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'));
  cpSync('app', join(root, 'app'), { recursive: true });
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const folder of ['resources', 'media', 'cv']) {
    cpSync(`public/${folder}`, join(root, 'public', folder), { recursive: true });
  }
  // Drawings are read from the working directory, which the check takes its root for.
  cpSync('lib/server/pictures/drawings', join(root, 'lib/server/pictures/drawings'), { recursive: true });
  cpSync('lib/server/documents/manifest.json', join(root, 'lib/server/documents/manifest.json'));
});

after(() => rmSync(root, { recursive: true, force: true }));

function check(): { status: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['lib/server/documents/checkDocuments.ts', root], {
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

/** The lines while a file is spoilt; it is put back afterwards. */
function checkWith(path: string, spoil: () => void): { status: number | null; lines: string[] } {
  const kept = readFileSync(file(path));
  try {
    spoil();
    return check();
  } finally {
    writeFileSync(file(path), kept);
  }
}

/** How the check names the guide's entry: its line, its place in the list, its id. */
function guideEntry(): string {
  const catalogue = 'content/resources/guides.json';
  const text = readFileSync(catalogue, 'utf8');
  const line = text.split('\n').findIndex((one) => one.includes(GUIDE)) + 1;
  const entries: { downloadUrl: string }[] = JSON.parse(text);
  const place = entries.findIndex(({ downloadUrl }) => downloadUrl === GUIDE) + 1;
  return `${catalogue}:${line}  entry ${place} (tax-guide-2024-25) downloadUrl`;
}

test('a whole library has no mistakes', () => {
  const { status, lines } = check();
  assert.match(lines.join('\n'), /^\d+ files to download: all there$/);
  assert.equal(status, 0);
});

describe('a file that cannot be offered is named with its entry', () => {
  const make = 'run npm run documents and commit what it writes';
  const cases = [
    {
      name: 'missing',
      spoil: () => rmSync(file(GUIDE)),
      answer: `found "${GUIDE}", which is missing, expected public${GUIDE}; ${make}`,
    },
    {
      name: 'empty',
      spoil: () => writeFileSync(file(GUIDE), ''),
      answer: `found "${GUIDE}", which is empty, expected a PDF`,
    },
    {
      name: 'cut off',
      spoil: () => truncateSync(file(GUIDE), 20_000),
      answer: `found "${GUIDE}", which breaks off before its end, expected the whole of a PDF`,
    },
    {
      name: 'of another type',
      spoil: () => writeFileSync(file(GUIDE), readFileSync(file(SHEET))),
      answer: `found "${GUIDE}", which is a file of another type, expected a PDF`,
    },
    {
      name: 'damaged inside',
      spoil: () => {
        const bytes = readFileSync(file(GUIDE));
        bytes.fill(0, 20_000, 20_100);
        writeFileSync(file(GUIDE), bytes);
      },
      answer: `found "${GUIDE}", which is not the file on record, expected the one that was made; ${make}`,
    },
  ];
  for (const { name, spoil, answer } of cases) {
    test(name, () => {
      const { status, lines } = checkWith(GUIDE, spoil);
      assert.deepEqual(lines, [`${guideEntry()}: ${answer}`, '1 file not as the content has it']);
      assert.equal(status, 1);
    });
  }
});

test('all spoilt files are named at once', () => {
  const { lines } = checkWith(GUIDE, () => {
    rmSync(file(GUIDE));
    rmSync(file(MEDIA));
  });
  cpSync(`public${MEDIA}`, file(MEDIA));
  assert.match(lines[0] ?? '', /^content\/resources\/guides\.json:\d+ .*which is missing/);
  assert.match(lines[1] ?? '', /^content\/media\.json:\d+ .*which is missing/);
  assert.equal(lines[2], '2 files not as the content has it');
});

test('a file that the firm put there and nobody recorded is named', () => {
  const manifest = join(root, 'lib/server/documents/manifest.json');
  const kept = readFileSync(manifest, 'utf8');
  const entries: { path: string }[] = JSON.parse(kept);
  writeFileSync(manifest, JSON.stringify(entries.filter(({ path }) => path !== MEDIA)));
  const { lines } = check();
  writeFileSync(manifest, kept);
  assert.match(
    lines[0] ?? '',
    /vat-16-from-september.*which is not on record, expected a file that is; run npm run documents/,
  );
});

describe('a file that is older than what it is made from', () => {
  const ARTICLE = 'content/resources/articles/objection-deadlines.mdx';
  const edit = (path: string, change: (text: string) => string) => {
    const text = readFileSync(path, 'utf8');
    assert.notEqual(change(text), text);
    writeFileSync(path, change(text));
  };

  /** The lines while a file of content/ is changed; it is put back afterwards. */
  function checkChanged(path: string, change: (text: string) => string) {
    const kept = readFileSync(join(root, path));
    edit(join(root, path), change);
    const outcome = check();
    writeFileSync(join(root, path), kept);
    return outcome;
  }

  test('is named with its text where a word of the text changed', () => {
    const { status, lines } = checkChanged(ARTICLE, (text) => `${text}\nOne sentence more.\n`);
    assert.equal(status, 1);
    assert.match(
      lines[0] ?? '',
      /^content\/resources\/articles\.json:\d+ {2}entry \d+ \(objection-deadlines\) downloadUrl: found "\/resources\/articles\/objection-deadlines\.pdf", which is older than content\/resources\/articles\/objection-deadlines\.mdx or what is printed with it: its entry, firm\.json, the template, expected a file made from what is there now; run npm run documents and commit what it writes$/,
    );
    assert.equal(lines[1], '1 file not as the content has it');
  });

  test('is every printed one where the firm has a new name', () => {
    const { lines } = checkChanged('content/firm.json', (text) => text.replace(/"name": "[^"]+"/, '"name": "Nyota"'));
    const made = readManifest(root).filter(({ sources }) => sources !== undefined);
    assert.equal(lines.at(-1), `${made.length} files not as the content has it`);
  });

  test('is the payroll workbook where a rate changed', () => {
    const { lines } = checkChanged('content/tax/contributions.json', (text) =>
      text.replace(/"rate": [\d.]+/g, '"rate": 7'),
    );
    assert.ok(lines.some((line) => line.includes(`"${SHEET}", which is older than content/tax or its entry`)));
  });

  test('waits for content that can be read', () => {
    const { status, lines } = checkChanged('content/resources/articles.json', (text) => text.slice(0, -3));
    assert.equal(status, 1);
    assert.equal(lines[0], 'Content cannot be used:');
  });
});

test('a file that a renamed or removed entry left behind is named', () => {
  const left = file('/resources/articles/old-name.pdf');
  writeFileSync(left, '%PDF-1.7 %%EOF');
  const { status, lines } = check();
  rmSync(left);
  assert.equal(status, 1);
  assert.deepEqual(lines, [
    'public/resources/articles/old-name.pdf:1  the file: found no entry that offers it, expected an entry with this downloadUrl; if it was renamed or removed, delete the file',
    '1 file not as the content has it',
  ]);
});

test('an address that is new is named until it is on record', () => {
  const services = join(root, 'content/services.json');
  const kept = readFileSync(services, 'utf8');
  writeFileSync(services, kept.replace('[', '[{ "id": "payroll", "title": "Payroll" },'));
  const { status, lines } = check();
  writeFileSync(services, kept);
  assert.equal(status, 1);
  assert.equal(
    lines[0],
    'content/addresses.json:1  the list: found no "/services/payroll", which is new, expected every address; run npm run documents and commit what it writes',
  );
});
