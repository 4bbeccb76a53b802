import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

/** What the check says of files that cannot be offered. */

const GUIDE = '/resources/guides/tax-guide-2024-25.pdf';
const SHEET = '/resources/guides/payroll-automation-2025-26.xlsx';
const MEDIA = '/media/vat-16-from-september.pdf';

let root = '';
const file = (path: string) => join(root, 'public', path);

before(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const folder of ['resources', 'media', 'cv']) {
    cpSync(`public/${folder}`, join(root, 'public', folder), { recursive: true });
  }
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
      assert.deepEqual(lines, [`${guideEntry()}: ${answer}`, '1 file that cannot be offered']);
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
  assert.equal(lines[2], '2 files that cannot be offered');
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
