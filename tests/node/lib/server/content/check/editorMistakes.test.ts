import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALCULATORS } from '../../../../../../lib/site/calculators.ts';
import { copyContent, idOfEntry } from '../support/contentCopy.ts';

/** What an editor most often gets wrong, and the line that the check answers with. */

const AUDIT = 'content/services/audit.mdx';

function assertListed({ status, lines }: { status: number | null; lines: string[] }, expected: string): void {
  assert.equal(status, 1);
  const sameFile = lines.filter((line) => line.startsWith(expected.slice(0, expected.indexOf(':'))));
  assert.ok(lines.includes(expected), `missing: ${expected}\n${sameFile.join('\n')}`);
}

test('a category that does not exist', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit(AUDIT, /^category: .*/m, 'category: assurance');
  assertListed(
    await copy.check(),
    `${AUDIT}:${line}  category: found "assurance", expected one of audit, business, tax, advisory, for example category: audit`,
  );
});

test('a field that is missing', async (context) => {
  const copy = copyContent(context);
  copy.edit(AUDIT, /^linkLabel: .*\n/m, '');
  assertListed(
    await copy.check(),
    `${AUDIT}:1  linkLabel: found nothing, expected a text that is not empty, for example linkLabel: Read about audit`,
  );
});

test('an id that another entry has', async (context) => {
  const copy = copyContent(context);
  const file = 'content/team.json';
  const [first, second] = [0, 1].map((index) => idOfEntry(copy.read(file), index));
  const firstLine = copy.edit(file, `"id": "${first}"`, `"id": "${first}"`);
  const line = copy.edit(file, `"id": "${second}"`, `"id": "${first}"`);
  assertListed(
    await copy.check(),
    `${file}:${line}  entry 2 (${first}) id: found "${first}" a second time (the first is at ${file}:${firstLine}), expected an id that no other entry has`,
  );
});

test('an id that an entry of another library category has', async (context) => {
  const copy = copyContent(context);
  const [guides, videos] = ['content/resources/guides.json', 'content/resources/videos.json'];
  const guide = idOfEntry(copy.read(guides), 0);
  const video = idOfEntry(copy.read(videos), 0);
  const guideLine = copy.edit(guides, `"id": "${guide}"`, `"id": "${guide}"`);
  const line = copy.edit(videos, `"id": "${video}"`, `"id": "${guide}"`);
  assertListed(
    await copy.check(),
    `${videos}:${line}  entry 1 (${guide}) id: found "${guide}" a second time (the first is at ${guides}:${guideLine}), expected an id that no other entry has`,
  );
});

test('a calculator that the code does not have, in place of one that it has', async (context) => {
  const copy = copyContent(context);
  const file = 'content/resources/calculators.json';
  const line = copy.edit(file, '"id": "overtime"', '"id": "overtimes"');
  const report = await copy.check();
  assertListed(
    report,
    `${file}:${line}  entry 3 (overtimes) id: found "overtimes", which lib/site/calculators.ts does not have, expected the id of a calculator: ${CALCULATORS.map(({ id }) => id).join(', ')}, for example "id": "overtime"`,
  );
  assertListed(
    report,
    `${file}:1  the list: found no entry "overtime", expected an entry for every calculator of lib/site/calculators.ts`,
  );
});

test('a download that is not named after its entry', async (context) => {
  const copy = copyContent(context);
  const file = 'content/resources/articles.json';
  const id = idOfEntry(copy.read(file), 0);
  const line = copy.edit(file, /"downloadUrl": "[^"]*"/, '"downloadUrl": "/resources/articles/old-name.pdf"');
  assertListed(
    await copy.check(),
    `${file}:${line}  entry 1 (${id}) downloadUrl: found "/resources/articles/old-name.pdf", expected "/resources/articles/${id}.pdf", after its id`,
  );
});

test('a link to a page that does not exist', async (context) => {
  const copy = copyContent(context);
  const line = copy.append(AUDIT, 'See [our audits](/services/adit).');
  assertListed(
    await copy.check(),
    `${AUDIT}:${line}:5  link: found "/services/adit", expected a page of this site; the nearest is /services/audit`,
  );
});

test('a day that the calendar does not have', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit(AUDIT, /^checkedOn: .*/m, 'checkedOn: 2025-02-30');
  assertListed(
    await copy.check(),
    `${AUDIT}:${line}  checkedOn: found "2025-02-30", expected a day that the calendar has, for example checkedOn: 2025-09-24`,
  );
});

test('a day in the future', async (context) => {
  const copy = copyContent(context);
  const file = 'content/media.json';
  const id = idOfEntry(copy.read(file), 0);
  const line = copy.edit(file, /"date": "[^"]*"/, '"date": "2999-01-01"');
  assertListed(
    await copy.check(),
    `${file}:${line}  entry 1 (${id}) date: found "2999-01-01", expected a day that is not in the future, for example "date": "2025-09-29"`,
  );
});

test('a field whose name is mistyped', async (context) => {
  const copy = copyContent(context);
  const file = 'content/team.json';
  const id = idOfEntry(copy.read(file), 0);
  const line = copy.edit(file, '"specialties":', '"specialities":');
  const { status, lines } = await copy.check();
  assertListed(
    { status, lines },
    `${file}:${line}  entry 1 (${id}) specialities: found a field that is not known here, expected one of id, name, position, department, image, cloth, bio, email, phone, linkedin, specialties, experience, education, achievements, isLeadership, placeholder; the nearest is specialties`,
  );
});

test('a service that does not exist', async (context) => {
  const copy = copyContent(context);
  const file = 'content/sectors.json';
  const id = idOfEntry(copy.read(file), 0);
  const line = copy.edit(file, /"services": \[\s*"[^"]+"/, '"services": ["auditing"');
  assertListed(
    await copy.check(),
    `${file}:${line}  entry 1 (${id}) services entry 1: found "auditing", expected a service: audit, investigations, accounting, secretarial, cfo, transactions, taxation, tax-litigation, business-plans, training, company-setup`,
  );
});

test('a comma after the last entry of a list', async (context) => {
  const copy = copyContent(context);
  const file = 'content/awards.json';
  const last = copy.read(file).trimEnd().split('\n').length - 1;
  copy.edit(file, /\}\s*\]\s*$/, '},\n]\n');
  assertListed(
    await copy.check(),
    `${file}:${last}:4  JSON: found a comma before ], expected no comma after the last entry`,
  );
});

test('an entry that follows another without a comma', async (context) => {
  const copy = copyContent(context);
  const file = 'content/awards.json';
  const line = copy.edit(file, /\},(?=\s*\{)/, '}');
  assertListed(
    await copy.check(),
    `${file}:${line}:3  JSON: found two entries without a comma between them, expected a comma after the first`,
  );
});

test('several mistakes in several files are all listed, by file and line', async (context) => {
  const copy = copyContent(context);
  const link = copy.append(AUDIT, '[Fees](/fees.html)');
  const category = copy.edit(AUDIT, /^category: .*/m, 'category: assurance');
  const year = copy.edit('content/firm.json', /"foundedYear": \d+/, '"foundedYear": "2012"');
  const { status, lines } = copy.runCheck();
  const ours = lines.filter((line) => /foundedYear|assurance|fees\.html/.test(line));
  assert.equal(status, 1);
  assert.deepEqual(ours, [
    `content/firm.json:${year}  foundedYear: found "2012", expected a whole number from 1900 to 2100, for example "foundedYear": 2012`,
    `${AUDIT}:${category}  category: found "assurance", expected one of audit, business, tax, advisory, for example category: audit`,
    `${AUDIT}:${link}:1  link: found "/fees.html", expected no .html at the end`,
  ]);
  assert.match(lines.at(-1) ?? '', /^\d+ mistakes in \d+ files$/);
});

/** The message about a line of content/search.json, without the number of the entry. */
const searchMessage = (lines: readonly string[], line: number) =>
  lines.find((one) => one.startsWith(`content/search.json:${line}  `))?.replace(/ entry \d+/, '');

test('a page of the search that does not exist, or that the search does not list', async (context) => {
  const copy = copyContent(context);
  const file = 'content/search.json';
  const line = copy.edit(file, '"link": "/services/cfo"', '"link": "/services/cfoo"');
  const hidden = copy.edit(file, '"link": "/awards"', '"link": "/thank-you"');
  const part = copy.edit(file, '"link": "/about"', '"link": "/about#values"');
  const { status, lines } = await copy.check();
  assert.equal(status, 1);
  const expected = 'expected a page that the search lists, such as /services/audit or /industries#education';
  assert.equal(
    searchMessage(lines, line),
    `${file}:${line}  pages link: found "/services/cfoo", expected a page of this site; the nearest is /services/cfo`,
  );
  assert.equal(searchMessage(lines, hidden), `${file}:${hidden}  pages link: found "/thank-you", ${expected}`);
  assert.equal(searchMessage(lines, part), `${file}:${part}  pages link: found "/about#values", ${expected}`);
});

test('a phrase of the search that stands there twice', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit('content/search.json', '"what we do"', '"Services"');
  const { lines } = await copy.check();
  assert.match(
    searchMessage(lines, line) ?? '',
    /pages phrases: .* expected each entry once; "services" stands there twice/,
  );
});

test('a service that does not exist, in an entry that names one', async (context) => {
  const copy = copyContent(context);
  const guides = 'content/resources/guides.json';
  const line = copy.edit(guides, /"service": "[^"]*"/, '"service": "taxaton"');
  const { lines } = await copy.check();
  const found = lines.find((one) => one.startsWith(`${guides}:${line}`)) ?? '';
  assert.match(found, / service: found "taxaton", expected a service: .*; the nearest is taxation$/);
});

test('a service that is added: its page is missing until there is a text of its name', async (context) => {
  const copy = copyContent(context);
  const file = 'content/services.json';
  const line = copy.edit(file, '{ "id": "audit"', '{ "id": "payroll", "title": "Payroll" },\n  { "id": "audit"');
  assertListed(
    await copy.check(),
    `${file}:${line}  entry 1 (payroll) id: found no text for it, expected a file content/services/payroll.mdx`,
  );
  copy.write('content/services/payroll.mdx', copy.read(AUDIT));
  copy.edit('content/resources/guides.json', /"service": "[^"]*"/, '"service": "payroll"');
  copy.append('content/services/taxation.mdx', 'See [payroll](/services/payroll).');
  assert.deepEqual((await copy.check()).lines, []);
});

test('a proverb and a figure that another person of the team has', async (context) => {
  const copy = copyContent(context);
  const file = 'content/team.json';
  const team = JSON.parse(copy.read(file));
  const { border, motif, proverb } = team[0].cloth;
  const at = team.findIndex(({ department }: { department: string }) => department === 'Tax Services');
  const place = `entry ${at + 1} (${team[at].id}) cloth`;
  const line = copy.edit(
    file,
    /(?<="department": "Tax Services",\s+)"cloth": \{[^{]*\{[^}]*\}\s+\}/,
    `"cloth": {\n"border": "${border}",\n"motif": "${motif}",\n"proverb": {\n"text": "${proverb.text}", "translation": "The same." }\n}`,
  );
  const report = await copy.check();
  assertListed(
    report,
    `${file}:${line + 2}  ${place}.motif: found "${motif}", expected a figure that no one else has in the same border, for example "motif": "lens"`,
  );
  assertListed(
    report,
    `${file}:${line + 4}  ${place}.proverb.text: found "${proverb.text}", expected a proverb that no one else has, for example "text": "Mali bila daftari hupotea bila habari"`,
  );
});
