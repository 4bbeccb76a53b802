import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { prepareWorkbook } from '../../../../../lib/server/documents/workbook/makeWorkbook.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

/** The check's answers on files that cannot be offered. A check takes seconds, so one run covers many faults. */

const GUIDES = '/resources/guides';
const WORKBOOK = prepareWorkbook().path;
const ARTICLE = 'content/resources/articles/objection-deadlines.mdx';
const MANIFEST = 'lib/server/documents/manifest.json';
const MAKE = 'run npm run documents and commit what it writes';

type Library = ReturnType<typeof copyLibrary>;

/** Copies everything that the check reads; returns its answers. */
function copyLibrary() {
  const root = temporaryFolder();
  const folders = ['resources', 'media', 'cv'].map((folder) => `public/${folder}`);
  for (const path of ['app', 'content', ...folders, 'lib/server/pictures/drawings', MANIFEST]) {
    cpSync(path, join(root, path), { recursive: true });
  }
  const file = (path: string) => join(root, path);
  const edit = (path: string, found: string | RegExp, wanted: string) => {
    const text = readFileSync(file(path), 'utf8');
    const changed = text.replace(found, wanted);
    assert.notEqual(changed, text, path);
    writeFileSync(file(path), changed);
  };
  const check = () => {
    const command = ['lib/server/documents/checkDocuments.ts', root];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
  };
  return { file, edit, check };
}

/** Returns the check's name for the entry of a file: its line, its place in the list, its id. */
function entryOf(path: string): string {
  const shelf = path.startsWith('/media/') ? 'media' : path.split('/').slice(1, 3).join('/');
  const catalogue = `content/${shelf}.json`;
  const text = readFileSync(catalogue, 'utf8');
  const line = text.split('\n').findIndex((one) => one.includes(`"${path}"`)) + 1;
  const entries: { id: string; downloadUrl?: string }[] = JSON.parse(text);
  const place = entries.findIndex(({ downloadUrl }) => downloadUrl === path);
  return `${catalogue}:${line}  entry ${place + 1} (${entries[place]?.id}) downloadUrl`;
}

/** A file of public/, its damage, and the values that the check found and expected. */
type Fault = [path: string, spoil: (library: Library, file: string, path: string) => void, says: string];

const NOW = `expected a file made from the present sources; ${MAKE}`;

const FAULTS: readonly Fault[] = [
  [
    `${GUIDES}/tax-guide-2024-25.pdf`,
    (_, file) => rmSync(file),
    `which is missing, expected public${GUIDES}/tax-guide-2024-25.pdf; ${MAKE}`,
  ],
  [
    `${GUIDES}/tax-guide-2022-23.pdf`,
    (_, file) => truncateSync(file, 20_000),
    'which breaks off before its end, expected the whole of a PDF',
  ],
  [
    `${GUIDES}/tax-guide-2021-22.pdf`,
    (_, file) => cpSync(`public${WORKBOOK}`, file),
    'which is a file of another type, expected a PDF',
  ],
  [
    `${GUIDES}/tax-guide-2020-21.pdf`,
    (_, file) => writeFileSync(file, readFileSync(file).fill(0, 20_000, 20_100)),
    `which is not the file on record, expected the one that was made; ${MAKE}`,
  ],
  [
    `${GUIDES}/tax-guide-2019-20.pdf`,
    (_, file) => rmSync(file.replace('.pdf', '.avif')),
    `whose first page is not drawn in public${GUIDES}/tax-guide-2019-20.avif, expected its picture; ${MAKE}`,
  ],
  [
    WORKBOOK,
    ({ edit }) => edit('content/tax/contributions.json', '"employeeRate": 10', '"employeeRate": 9'),
    `which is older than content/tax or its entry, ${NOW}`,
  ],
  [
    '/resources/articles/objection-deadlines.pdf',
    ({ edit }) => edit(ARTICLE, /$/, 'One sentence more.\n'),
    `which is older than ${ARTICLE} or another source of its print: its entry, firm.json, the template, ${NOW}`,
  ],
  [
    '/media/vat-16-from-september.pdf',
    ({ edit }, _, path) => edit(MANIFEST, `"path": "${path}"`, '"path": "/media/another.pdf"'),
    `which is not on record, expected a file that is; ${MAKE}`,
  ],
];

test('all files that cannot be offered are named at once, with their entries', () => {
  const library = copyLibrary();
  for (const [path, spoil] of FAULTS) spoil(library, library.file(`public${path}`), path);
  const { status, lines } = library.check();
  for (const [path, , says] of FAULTS) {
    const answer = `${entryOf(path)}: found "${path}", ${says}`;
    assert.ok(lines.includes(answer), `${answer}\n\n${lines.join('\n')}`);
  }
  // Documents that print the changed rate are stale too.
  assert.match(lines.at(-1) ?? '', /^\d+ files not as the content has it$/);
  assert.equal(status, 1);
});

test('a file left behind by a renamed entry is named, and an address until it is on record', () => {
  const { file, edit, check } = copyLibrary();
  writeFileSync(file('public/resources/articles/old-name.pdf'), '%PDF-1.7 %%EOF');
  edit('content/services.json', '[', '[{ "id": "payroll", "title": "Payroll" },');
  const { status, lines } = check();
  assert.equal(status, 1);
  assert.deepEqual(lines, [
    'public/resources/articles/old-name.pdf:1  the file: found no entry that offers it, expected an entry with this downloadUrl; if it was renamed or removed, delete the file',
    `content/addresses.json:1  the list: found no "/services/payroll", which is new, expected every address; ${MAKE}`,
    '2 files not as the content has it',
  ]);
});
