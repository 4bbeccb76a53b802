import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Words } from '@/components/behaviours/Words';
import { latePayroll } from '@/components/calculators/payroll/latePayroll';
import { handInCsv, handInList } from '@/lib/payroll/handIn';
import { payslipTexts } from '@/lib/payroll/lineTexts';
import { readMonthFile } from '@/lib/payroll/monthFile';
import { earningsOf, payslipText } from '@/lib/payroll/payslipLines';
import { readSheet } from '@/lib/payroll/readSheet';
import { runCsv, templateCsv } from '@/lib/payroll/sheetFile';
import { workOut } from '@/lib/payroll/workOut';
import { getPayrollRules } from '@/lib/server/content/loaders/payroll';
import { inLanguage } from '@/lib/words/language';
import { learn } from '@/lib/words/say';
import { payrollWords } from '@/lib/words/sw/payroll';
import { PHRASES } from '@/lib/words/sw/phrases';
import { toolWords } from '@/lib/words/sw/tools';
import { foreignWords } from '@/tests/support/languages';
import { openPage, result } from '../openPage';
import { PAGES } from '../pages';

learn(PHRASES);

const FIRM = readFileSync('tests/fixtures/payroll/small-firm.csv', 'utf8').replace('Said', 'Saidi');
const WORDS = { ...toolWords, ...payrollWords };
const LATE = 'Name\tBasic pay\tJoined on\tUnion\nAsha\t1000000\t2026-11-16\t2%\nJuma\tlots\t\t\nJuma\tlots\t\t';

const NAMES = {
  en: { year: 'Income year', month: 'Month', employer: 'Name of the employer', press: 'Work out the payroll' },
  sw: { year: 'Mwaka wa fedha', month: 'Mwezi', employer: 'Jina la mwajiri', press: 'Kokotoa mishahara' },
};
const PANELS = {
  en: ['Compare with last month', 'The year of each employee', 'Lists to hand in', 'Ways to share the pension'],
  sw: ['Linganisha na mwezi uliopita', 'Mwaka wa kila mfanyakazi', 'Orodha za kuwasilisha', 'Njia za kugawana mchango'],
};
const PRINT = { en: 'Print all payslips', sw: 'Chapisha hati zote' };

/** Texts of the tool and of the law below it, each apart, but what says to be in another language. */
const shownTexts = (): string =>
  [...(document.querySelector('form')?.parentElement?.parentElement?.querySelectorAll('*') ?? [])]
    .filter((element) => !element.closest('[lang]'))
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .map(({ textContent }) => textContent)
    .join(' ');

/** All that the page shows of rows: result, panels, payslips on paper, mistakes. */
async function shown(language: 'en' | 'sw', rows: string): Promise<string> {
  const names = NAMES[language];
  const page = language === 'sw' ? <Words words={WORDS}>{PAGES.payroll}</Words> : PAGES.payroll;
  const { set, press } = openPage(page, '', `${language === 'sw' ? '/sw' : ''}/calculator/payroll`);
  set(names.year, '2026/27');
  set(names.month, '11');
  set(names.employer, 'Mwanga');
  const [first] = screen.getAllByRole('textbox');
  fireEvent.paste(first ?? document.body, { clipboardData: { getData: () => rows } });
  await press(names.press);
  const texts: string[] = [shownTexts()];
  for (const panel of PANELS[language]) {
    await press(panel);
    await act(async () => undefined);
    texts.push(shownTexts());
  }
  await press(PRINT[language]);
  texts.push(shownTexts());
  expect(result() ?? screen.getByRole('region', { name: 'Jibu' })).toBeInTheDocument();
  cleanup();
  return texts.join(' ');
}

const figuresOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

beforeEach(async () => {
  localStorage.clear();
  jest.spyOn(window, 'print').mockImplementation();
  await act(latePayroll.load);
});

it.each([
  ['a firm of twelve', FIRM],
  ['a part of a month, mistakes and doubles', LATE],
])('%s has the same figures in Kiswahili on the whole page, and no English word', async (_, rows) => {
  const english = await shown('en', rows);
  const kiswahili = await shown('sw', rows);
  expect(foreignWords(kiswahili, 'sw')).toEqual([]);
  expect(figuresOf(kiswahili)).toEqual(figuresOf(english));
});

describe('a file in Kiswahili', () => {
  const rules = getPayrollRules();
  const month = { employer: '', year: '2026/27', month: '11', staff: '', kind: 'private' };
  const outcomeOf = (csv: string) =>
    workOut({ month, rows: readSheet(csv).rows.map((texts, key) => ({ key, texts })) }, rules);
  const { run, rows } = outcomeOf(FIRM);
  if (!run) throw new Error('the firm has no payroll');
  const inSwahili = <Made,>(make: () => Made) => inLanguage('sw', make);
  const file = inSwahili(() => runCsv(rows, run, payslipTexts(run.rates, rules)));

  it('has no English word, and opens on the English page with the same result', () => {
    expect(foreignWords(file.split('\r\n').slice(0, 14).join(), 'sw')).toEqual([]);
    expect(file).toMatch(/asiye mkazi/);
    expect(outcomeOf(file).run?.totals).toEqual(run.totals);
    expect(readMonthFile(file, 'nakala.csv', month, rules)).toMatchObject({
      month: { year: '2026/27', month: '11' },
      notes: [],
      people: run.slips.map(({ employee: { name, status }, net }) => ({
        name,
        isResident: status === 'resident',
        lines: { net },
      })),
    });
  });

  it('names its month, as its template its columns', () => {
    const read = readMonthFile(inSwahili(templateCsv), 'mishahara-machi-2026.csv', month, rules);
    expect(read).toMatchObject({ month: { year: '2025/26', month: '03' } });
    expect(outcomeOf(inSwahili(templateCsv)).run?.slips.map(({ net }) => net)).toEqual(
      outcomeOf(templateCsv()).run?.slips.map(({ net }) => net),
    );
  });

  it('has the heads of an authority’s form in English, those of our own tables in Kiswahili', () => {
    const heads = (id: string) => inSwahili(() => handInCsv(handInList(id, run, rows))).split(/[\ufeff\r]/)[1];
    expect(heads('heslb')).toBe('Form four index,Full name,Amount deducted');
    expect(heads('bank')).toBe('Jina,Benki,Akaunti,Kumbukumbu,Kiasi');
  });

  it('a payslip as a message is in Kiswahili', () => {
    const [slip] = run.slips;
    if (!slip) throw new Error('nobody');
    const text = inSwahili(() => payslipText(slip, { employer: 'Mwanga', month: 'Novemba 2026', marks: [] }));
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Hati ya mshahara, Novemba 2026, Mwanga',
      'Asha Mushi, namba 001',
      'Mshahara wa msingi: TZS 1,200,000',
    ]);
    expect(inSwahili(() => earningsOf(slip)).at(-1)).toEqual(['Mshahara ghafi', 1_350_000]);
  });
});
