import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { guidesSchema } from '../../../../../../lib/content/schemas/resource.ts';
import { copyContent } from '../support/contentCopy.ts';

const SCRIPT = join(process.cwd(), 'lib/server/content/new/newEntry.ts');
const DOCUMENT = [
  '--checkedOn',
  '2025-09-24',
  '--summary',
  'SDL is {rate:sdl.rate}.; Another one.',
  '--sources',
  'The Act | https://law.example/act; A notice',
];
const LIBRARY = [
  '--title',
  'Stamp Duty in Short',
  '--description',
  'What is stamped, and what it costs.',
  '--service',
  'taxation',
  ...DOCUMENT,
];

type Copy = ReturnType<typeof copyContent>;

/** What `npm run new` says in a copy of the content, without a terminal. */
function make({ root }: Copy, ...words: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}` },
    input: '',
  });
  return { status, text: `${stdout}${stderr}`.trim() };
}

function project(context: { after: (cleanUp: () => void) => void }): Copy {
  const copy = copyContent(context);
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy.root, 'node_modules'));
  copyFileSync('biome.jsonc', join(copy.root, 'biome.jsonc'));
  return copy;
}

describe('npm run new', () => {
  const whole = [
    { words: ['guide', ...LIBRARY], file: 'content/resources/guides/stamp-duty-in-short.mdx' },
    { words: ['article', ...LIBRARY], file: 'content/resources/articles/stamp-duty-in-short.mdx' },
    {
      words: ['act', ...LIBRARY, '--citation', 'Cap. 189', '--edition', 'R.E. 2019'],
      file: 'content/resources/acts/stamp-duty-in-short.mdx',
    },
    {
      words: [
        'finance-act',
        ...LIBRARY,
        '--summary',
        'A first band that falls.; Another one.',
        '--id',
        'finance-act-2012-second',
        '--year',
        '2012',
        '--headlines',
        'One.; Two.',
        '--changes',
        'paye | PAYE | The first band falls. | Employees | income-tax-act; receipts | Receipts | They are needed. | Shops',
      ],
      file: 'content/resources/finance-act/finance-act-2012-second.mdx',
    },
    {
      words: [
        'media',
        '--title',
        'On the air',
        '--description',
        'A talk.',
        '--category',
        'interview',
        '--service',
        'taxation',
        '--motif',
        'arches',
        ...DOCUMENT,
      ],
      file: 'content/media/on-the-air.mdx',
    },
    {
      words: [
        'person',
        '--name',
        'Neema Éxample',
        '--position',
        'Audit Manager',
        '--department',
        'Audit & Assurance',
        '--bio',
        'Leads audits.',
        '--specialties',
        'IFRS; Group audits',
        '--experience',
        '9',
        '--education',
        'BCom',
        '--cloth',
        'cashews | percent | Haba na haba hujaza kibaba | Little by little fills the measure',
      ],
      file: 'content/team.json',
    },
    {
      words: [
        'sector',
        '--name',
        'Fisheries',
        '--description',
        'Boats and buyers.',
        '--taxPoint',
        'A levy.',
        '--motif',
        'dhow',
        '--services',
        'audit; taxation',
      ],
      file: 'content/sectors.json',
    },
    {
      words: ['award', '--title', 'Practice of the year', '--descriptor', 'Regional awards'],
      file: 'content/awards.json',
    },
  ];
  for (const { words, file } of whole) {
    it(`writes a valid entry: ${words[0]}`, (context) => {
      const copy = project(context);
      const { status, text } = make(copy, ...words);
      assert.equal(status, 0, text);
      assert.match(text, new RegExp(`^Wrote .*${file}\\.`));
      assert.match(text, /The content has no mistakes\.$/);
      assert.notEqual(copy.read(file), '');
    });
  }

  it('writes a service and says that its text is still too short', (context) => {
    const copy = project(context);
    const words = [
      'service',
      '--title',
      'Payroll Services',
      '--category',
      'business',
      '--shortDescription',
      'Payslips, returns and payments, every month on time.',
      '--icon',
      'abacus',
      '--iconColor',
      'sea',
      '--features',
      'One; Two; Three; Four',
      '--linkLabel',
      'Read about payroll',
      '--deadlines',
      '7th, monthly | PAYE and SDL; 15th, monthly | NSSF',
      '--documents',
      'Contracts; Time sheets; Bank details',
      '--deliverables',
      'Payslips; Returns',
      '--checkedOn',
      '2025-09-24',
      '--financeAct',
      '2025',
    ];
    const { status, text } = make(copy, ...words);
    assert.equal(status, 0, text);
    const remains = text.split('\n').filter((line) => line.startsWith('content/'));
    assert.equal(remains.length, 1);
    assert.match(
      remains[0] ?? '',
      /^content\/services\/payroll-services\.mdx:\d+ {2}text: found \d+ words, expected 500 to 900 words$/,
    );
    assert.match(
      copy.read('content/services/payroll-services.mdx'),
      /^deadlines:\n {2}- when: 7th, monthly\n {4}what: PAYE and SDL\n/m,
    );
  });

  it('reads the year of a yearly guide from its title', (context) => {
    const copy = project(context);
    make(copy, 'guide', ...LIBRARY, '--title', 'Tax Guide 2028/29', '--financeAct', '2025');
    make(copy, 'guide', ...LIBRARY, '--title', 'Payroll in 2027/28 and 2028/29', '--financeAct', '2025');
    const guides = guidesSchema.parse(JSON.parse(copy.read('content/resources/guides.json')));
    const yearOf = (id: string) => guides.find((guide) => guide.id === id)?.startYear;
    assert.equal(yearOf('tax-guide-2028-29'), 2028);
    assert.ok(guides.some(({ id }) => id === 'payroll-in-2027-28-and-2028-29'));
    assert.equal(yearOf('payroll-in-2027-28-and-2028-29'), undefined);
  });

  it('says of a calculator that it is code as well', (context) => {
    const { text } = make(project(context), 'calculator', '--title', 'Customs', '--description', 'What duty is due.');
    assert.match(text, /docs\/add-a-calculator\.md/);
    assert.match(text, /found "customs", which lib\/site\/calculators\.ts does not have/);
  });

  it('lists the answers that are missing where nobody can be asked, and writes nothing', (context) => {
    const copy = project(context);
    const before = copy.read('content/awards.json');
    const { status, text } = make(copy, 'award', '--title', 'Practice of the year');
    assert.equal(status, 1);
    assert.equal(text, 'These answers are missing:\n  --descriptor  such as Regional business awards');
    assert.equal(copy.read('content/awards.json'), before);
  });

  it('refuses a wrong answer, an unknown field, an unknown kind, and a name that is taken', (context) => {
    const copy = project(context);
    assert.match(
      make(copy, 'sector', '--name', ' ').text,
      /^--name " ": found " ", expected a text without space around it/,
    );
    assert.match(
      make(copy, 'award', '--colour', 'red').text,
      /^Unknown option '--colour'\. It is no field of this kind\.$/,
    );
    assert.match(make(copy, 'parson').text, /^There is no kind 'parson'\./);
    assert.match(
      make(copy, 'guide', ...LIBRARY, '--id', 'tax-guide-2024-25').text,
      /tax-guide-2024-25\.mdx is there already/,
    );
  });
});
