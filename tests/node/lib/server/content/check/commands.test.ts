import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TAX_FILES } from '../../../../../../lib/content/schemas/tax/tax.ts';
import { adviseOnHolidays } from '../../../../../../lib/server/content/check/checkTax.ts';
import { readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { validFile } from '../../../../../../lib/server/content/source/entries.ts';
import { redirectRules } from '../../../../../../lib/server/site-build/headerRules.ts';
import { copyContent, PROJECT, runScript } from '../support/contentCopy.ts';

/** Tests the commands that editors run: npm run content:check and npm run launch-check. */

const CHECK = 'lib/server/content/check/checkContent.ts';
const LAUNCH = 'lib/server/content/check/launchCheck.ts';
const AUDIT = 'content/services/audit.mdx';

test('the check finds no mistake in the invented firm', async () => {
  assert.match((await copyContent().run()).lines.at(-1) ?? '', /^\d+ files: no mistakes$/);
});

test('the check fails and lists mistakes by file and line', () => {
  const { root, append, edit } = copyContent();
  const link = append(AUDIT, '[Fees](/fees.html)');
  const category = edit(AUDIT, /^category: .*/m, 'category: assurance');
  const year = edit('content/firm.json', /"foundedYear": \d+/, '"foundedYear": "2012"');
  const { status, lines } = runScript(CHECK, root);
  const mistakes = lines.filter((line) => !line.startsWith('advice: '));
  assert.deepEqual(mistakes, [
    `content/firm.json:${year}  foundedYear: found "2012", expected a whole number from 1900 to 2100, for example "foundedYear": 2012`,
    `${AUDIT}:${category}  category: found "assurance", expected one of audit, business, tax, advisory, for example category: audit`,
    `${AUDIT}:${link}:1  link: found "/fees.html", expected no .html at the end`,
    'Mistakes: 3',
  ]);
  assert.equal(status, 1);
});

test('changed English sentences and new addresses are only advice', async () => {
  const { edit, run, write } = copyContent();
  edit('content/pages.json', /fee in writing before you decide/, 'fee in writing before we begin');
  write('content/addresses.json', '[]');
  const { isFaultless, lines } = await run();
  assert.equal(isFaultless, true);
  const said = lines.filter((line) => line.startsWith('advice: ')).join('\n');
  assert.match(said, /sw\.json:\d+ .*found "You get .* you decide\.", which .*"en": "You get .* before we begin\."/);
  assert.match(said, /found no "\/services\/audit", which is new/);
});

test('an untranslated English text on a Kiswahili page is reported until it has an entry', async () => {
  const { read, write, run } = copyContent();
  const said = async () => (await run()).lines.filter((line) => /content\/firm\.(sw\.)?json/.test(line)).join('\n');
  const { texts } = JSON.parse(read('content/firm.sw.json'));
  const entries = [
    { at: 'hours/*/text', en: '8:00 AM to 5:00 PM', sw: 'saa 2:00 hadi 11:00' },
    { at: 'hours/*/text', en: '7:00 AM to 12:30 PM', sw: 'saa 1:00 hadi 6:30' },
  ];
  assert.match(
    await said(),
    /hours entry 1 .* text: found "7:00 AM to 12:30 PM", which has no Kiswahili, expected an entry/,
  );
  write('content/firm.sw.json', JSON.stringify({ texts: [...texts, ...entries] }));
  assert.doesNotMatch(await said(), /"7:00 AM to 12:30 PM", which has no Kiswahili/);
  assert.match(await said(), /found "8:00 AM to 5:00 PM", which .* no entry: all have Kiswahili$/m);
});

test('contradictory facts and mismatched opening hours are only advice', async () => {
  const { edit, read, run, write } = copyContent();
  edit('content/firm.json', '"7:00 AM to 12:30 PM"', '"7:30 AM to 12:30 PM"');
  edit('content/firm.json', ', "Sunday"]', ']');
  edit('content/firm.json', '"value": "6"', '"value": "21+"');
  edit('content/founder.json', /"name": "[^"]+"/, '"name": "Another Person"');
  write('content/team.json', read('content/team.json').replaceAll('"isLeadership": true', '"isLeadership": false'));
  const { isFaultless, lines } = await run();
  const said = lines.join('\n');
  assert.equal(isFaultless, true, said);
  for (const words of [
    /team.json:1 {2}the list: found nobody with isLeadership, expected at least one person/,
    /hours entry 1 .*expected a text with the times 07:00 and 12:30/,
    /hours: found a list of 2, expected a row with Sunday too, also where the office is closed/,
    /sectorsClaim.value: found "21\+", expected at most \d+, as many as content\/sectors.json has/,
    /founder.json:\d+ {2}name: found "Another Person", expected a name of content\/team.json/,
  ])
    assert.match(said, words);
});

test('sudden jumps and changed old rows in tax tables since the last commit are advice', async () => {
  const { read, write, edit, run } = repository();
  const file = 'content/tax/contributions.json';
  const data = JSON.parse(read(file));
  write(file, JSON.stringify({ ...data, sdl: [...data.sdl, { ...data.sdl.at(-1), from: '2999-01-01', rate: 0.035 }] }));
  edit(
    'content/tax/rates.json',
    /(?<="unit": "percent",\s*"values": \[\s*\{\s*"from": "[^"]+",\s*"value": )[\d.]+/,
    '17.5',
  );
  const said = (await run()).lines.join('\n');
  assert.match(
    said,
    /sdl entry 7 rate: found 0.035, where the row before has 3.5, expected about as much, unless the law/,
  );
  assert.match(said, /rates.json:\d+ .* value: found 17.5 in an old row, which had [\d.]+, expected a row of its own/);
});

test("the firm's current or committed name in a text is advice", async () => {
  const { append, edit, run } = repository();
  const line = append(AUDIT, 'Jahazi & Wenzi audits schools.');
  edit('content/founder.json', /(?<="quote": ")/, 'Dau & Sons: ');
  edit('content/firm.json', /(?<="name": ")[^"]+/, 'Dau & Sons');
  const said = (await run()).lines.join('\n');
  assert.ok(said.includes(`${AUDIT}:${line}  text: found "Jahazi & Wenzi", expected "we" or "the firm"`), said);
  assert.match(said, /founder\.json:\d+ {2}text: found "Dau & Sons"/);
});

test('mistakes are printed as annotations on GitHub', async () => {
  const { edit, run } = copyContent();
  const line = edit(AUDIT, /^category: .*/m, 'category: 100%');
  process.env.GITHUB_ACTIONS = 'true';
  const { lines } = await run();
  delete process.env.GITHUB_ACTIONS;
  const mistake = lines.find((one) => one.startsWith('::error')) ?? '';
  assert.match(
    mistake,
    new RegExp(`^::error file=${AUDIT},line=${line}::category: found "100%25", expected one of audit`),
  );
  assert.ok(lines.some((one) => one.startsWith('::warning file=content/')));
});

test('an unused file, a missing file and an entry without its text are mistakes', async () => {
  const { root, check, read, write } = copyContent();
  write('content/services/taxes.mdx', read('content/services/taxation.mdx'));
  rmSync(join(root, 'content/credentials.json'));
  const services = JSON.parse(read('content/services.json'));
  write(
    'content/services.json',
    JSON.stringify([{ ...services[0], id: 'new-service', title: 'New service' }, ...services]),
  );
  const [missing, noText, unused, ...others] = await check();
  assert.match(missing ?? '', /^content\/credentials\.json:1 .* expected a file content\/credentials\.json$/);
  assert.match(noText ?? '', /id: found no text for it, expected a file content\/services\/new-service\.mdx$/);
  assert.match(unused ?? '', /^content\/services\/taxes\.mdx:1 .* the id of an entry of .*services\.json; the near/);
  assert.deepEqual(others, []);
});

test('an entry may use the same title in its list and for searches', async () => {
  const { check, edit } = copyContent();
  edit('content/resources/guides/tax-guide-2026-27.mdx', /^searchTitle: .*/m, "searchTitle: 'Tax Guide 2026/27'");
  assert.deepEqual(await check(), []);
});

test('renaming an article requires redirects for its page and its file', async () => {
  const { root, read, write, check } = copyContent();
  const [before, now] = ['first-audit', 'very-first-audit'];
  for (const file of readContentTree(root).files) {
    const isText = !file.startsWith('content/images/') && file !== 'content/addresses.json';
    if (isText) write(file, read(file).replaceAll(before, now));
  }
  const folder = join(root, 'content/resources/articles');
  renameSync(join(folder, `${before}.mdx`), join(folder, `${now}.mdx`));
  const addresses = ['', '.pdf'].map((end) => `/resources/articles/${before}${end}`);
  const says = /found "(\S+)", .* an entry in content\/redirects\.json, .*"from": "\1", "to":/;
  assert.deepEqual(
    (await check()).map((line) => says.exec(line)?.[1]),
    addresses,
  );
  const moved = addresses.map((from) => ({ from, to: from.replace(before, now) }));
  write('content/redirects.json', JSON.stringify([...JSON.parse(read('content/redirects.json')), ...moved]));
  assert.deepEqual(await check(), []);
});

test('a redirect must lead directly from a removed address to an existing one', async () => {
  const { write, check } = copyContent();
  const all = { '/people': '/team', '/a': '/b', '/b': '/about', '/c': '/d', '/d': '/c', '/awards': '/team' };
  write('content/redirects.json', JSON.stringify(Object.entries(all).map(([from, to]) => ({ from, to }))));
  const on = 'expected a page of this site; the next redirect leads from there to';
  assert.deepEqual(
    (await check())
      .filter((line) => line.startsWith('content/redirects.json'))
      .map((line) => line.replace(/^.*?entry /, ''))
      .sort(),
    [
      `2 to: found "/b", ${on} "/about"`,
      `4 to: found "/d", ${on} "/c"`,
      `5 to: found "/c", ${on} "/d"`,
      '6 from: found "/awards", expected an address that the site no longer has',
    ],
  );
  assert.equal(redirectRules([{ from: '/old', to: '/team' }]), '/old  /team  301\n');
});

/** Creates a Git repository with a copy of the content. */
function repository() {
  const copy = copyContent();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], { cwd: copy.root });
  git('init', '--quiet');
  git('add', 'content/tax', 'content/firm.json');
  git('commit', '--quiet', '--no-verify', '--message', 'tax');
  return copy;
}

test('--show tax compares pay and cost of sample salaries before and after a table change', async () => {
  const { edit, run } = repository();
  edit('content/tax/paye.json', /"rate": 30,\s*"fixed": 128000/, '"rate": 35, "fixed": 128000');
  edit('content/tax/contributions.json', '"rate": 3.5', '"rate": 3');
  edit('content/tax/contributions.json', '"rate": 0.5,\n      "law"', '"rate": 0.4,\n      "law"');
  edit('content/tax/contributions.json', '"employerRate": 10', '"employerRate": 12');
  const { isFaultless, lines } = await run('--show', 'tax');
  assert.equal(isFaultless, true, lines.join('\n'));
  assert.match(lines.join('\n'), /before \(HEAD\): 1 July 20\d\d, PAYE table paye-2021-07, NSSF/);
  const rowOf = (title: string, salary: string) =>
    lines
      .slice(lines.findIndex((line) => line.startsWith(title)))
      .map((line) => line.trim().split(/\s+/))
      .find(([first]) => first === salary)
      ?.slice(1)
      .join(' ');
  assert.equal(rowOf('Gross to net: PAYE', '10,000,000'), '2,529,000 2,929,000 400,000');
  assert.equal(rowOf('Gross to net: net pay', '800,000'), '660,000 660,000 0');
  assert.equal(rowOf('NSSF of the employer', '1,000,000'), '100,000 120,000 20,000');
  assert.equal(rowOf('SDL of the employer', '1,000,000'), '35,000 30,000 -5,000');
  assert.equal(rowOf('WCF of the employer', '1,000,000'), '5,000 4,000 -1,000');
  assert.equal(rowOf('Cost to the employer', '1,000,000'), '1,140,000 1,154,000 14,000');
  await assert.rejects(run('--show', 'wages'), /--show knows tax, not wages/);
});

test('the launch check lists placeholders, laws not yet read and unread Kiswahili', () => {
  const { root, append, confirm, edit, read, write } = copyContent();
  const page = 'content/pages/terms-of-service.mdx';
  append(page, '<Note title="The placeholder of a form">Text.</Note>');
  const note = append(page, '<Note title="Soon" placeholder>Text.</Note>');
  const entry = edit('content/firm.json', /"foundedYear"/, '"placeholder": true,\n  "foundedYear"');
  const { status, lines } = runScript(LAUNCH, root);
  assert.equal(status, 1);
  const text = lines.join('\n');
  const marks = [`content/firm.json:${entry}  placeholder: true`, 'content/cv.mdx:2  placeholder: true'];
  const found = lines.filter((line) => line.startsWith(page) || marks.includes(line));
  assert.deepEqual(found.toSorted(), [...marks, `${page}:${note}  <Note placeholder>`].toSorted());
  assert.match(text, /^Not read: Finance Act 2026 .*\n(content.*\n)*.*tables entry 3 \(presumptive-2026-07\)\n/m);
  for (const what of ['Placeholders left', 'Laws in force not read', 'Pages in Kiswahili not read']) {
    assert.match(text, new RegExp(`^${what}: [1-9]\\d*$`, 'm'));
  }
  // Now everything is confirmed and nothing is left to do.
  confirm();
  write('content/tax/sources.json', read('content/tax/sources.json').replaceAll('"quoted-law"', '"law"'));
  edit('content/firm.json', /"foundedYear"/, '"swahiliReader": "Asha Mrema",\n  "foundedYear"');
  const rest = ['Placeholders left: 0', 'Laws in force not read: 0', 'Pages in Kiswahili not read: 0'];
  assert.deepEqual(runScript(LAUNCH, root), { status: 0, lines: rest });
});

test('only a production build of the launched site fails on placeholders, and names each', () => {
  const { root, edit } = copyContent();
  const build = (kind: string) => runScript(CHECK, root, { ...process.env, CONTEXT: kind });
  assert.equal(build('production').status, 0);
  edit('content/firm.json', /"foundedYear"/, '"launchedOn": "2026-11-20",\n  "foundedYear"');
  assert.equal(build('deploy-preview').status, 0);
  const { status, lines } = build('production');
  assert.equal(status, 1);
  assert.match(
    lines.join('\n'),
    /^content\/cv\.mdx:2 {2}placeholder: true: found a placeholder, expected what the firm/m,
  );
});

test('missing movable holidays are reported a year before the build needs them', () => {
  const tree = readContentTree(copyContent().root);
  const last = validFile(tree, TAX_FILES.holidays)?.data.movable.at(-1)?.year ?? 0;
  const saidOn = (day: string) => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(day) / 1000);
    return adviseOnHolidays(tree).map(({ found }) => found);
  };
  assert.deepEqual(saidOn(`${last - 2}-12-31`), []);
  assert.deepEqual(saidOn(`${last - 1}-01-01`), [`no days of ${last + 1}`]);
  delete process.env.SOURCE_DATE_EPOCH;
});

const textsBelow = (folder: string) =>
  readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|json|md|mdx|mjs|scss|toml|ts|tsx|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: file.slice(PROJECT.length + 1), text: readFileSync(file, 'utf8') }));

test("the firm's name and domain appear only in its own file", () => {
  const { name, email, placeholder } = JSON.parse(readFileSync(join(PROJECT, 'content/firm.json'), 'utf8'));
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // A real firm's name may also be an ordinary word in the texts, such as Kilimanjaro.
  const words = (placeholder ? [name, domain] : [domain]).map((word) => word.toLowerCase());
  const naming = ['app', 'components', 'content', 'lib', 'netlify', 'tests', 'docs']
    .flatMap(textsBelow)
    .filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)));
  // The script that inserts another firm's content contains that firm's name.
  const places = naming.map(({ file }) => file).filter((file) => file !== 'tests/otherContent.ts');
  assert.deepEqual(places, ['content/firm.json']);
});
