import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { calendarWords } from '../../../../lib/words/sw/calendar.ts';
import { contactWords } from '../../../../lib/words/sw/contact.ts';
import { dueWords } from '../../../../lib/words/sw/due.ts';
import { newsletterWords } from '../../../../lib/words/sw/newsletter.ts';
import { objectionWords } from '../../../../lib/words/sw/objection.ts';
import { overtimeWords } from '../../../../lib/words/sw/overtime.ts';
import { payrollWords } from '../../../../lib/words/sw/payroll.ts';
import { payrollLateWords } from '../../../../lib/words/sw/payrollLate.ts';
import { payslipWords } from '../../../../lib/words/sw/payslip.ts';
import { penaltyWords } from '../../../../lib/words/sw/penalties.ts';
import { PHRASES } from '../../../../lib/words/sw/phrases.ts';
import { presumptiveWords } from '../../../../lib/words/sw/presumptive.ts';
import { salaryWords } from '../../../../lib/words/sw/salary.ts';
import { searchWords } from '../../../../lib/words/sw/search.ts';
import { shellWords } from '../../../../lib/words/sw/shell.ts';
import { toolWords } from '../../../../lib/words/sw/tools.ts';
import { vatWords } from '../../../../lib/words/sw/vat.ts';
import { withholdingWords } from '../../../../lib/words/sw/withholding.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Components that run in the browser, with the words that their pages in Kiswahili hand over. */
const PAGES: readonly [component: string, words: readonly Readonly<Record<string, string>>[]][] = [
  ['calculators/salary/GrossToNetCalculator', [toolWords, salaryWords]],
  ['calculators/salary/NetToGrossCalculator', [toolWords, salaryWords]],
  ['calculators/overtime/OvertimeCalculator', [toolWords, overtimeWords]],
  ['calculators/presumptive/PresumptiveCalculator', [toolWords, presumptiveWords]],
  ['calculators/payslip/PayslipCalculator', [toolWords, payslipWords]],
  ['calculators/payroll/PayrollCalculator', [toolWords, payrollWords, payrollLateWords]],
  ['calculators/withholding/WithholdingCalculator', [toolWords, dueWords, withholdingWords]],
  ['calculators/vat/VatCalculator', [toolWords, dueWords, vatWords]],
  ['calculators/objection/ObjectionCalculator', [toolWords, dueWords, objectionWords]],
  ['calculators/penalties/PenaltiesCalculator', [toolWords, dueWords, penaltyWords]],
  ['calculators/tax-calendar/TaxCalendar', [toolWords, dueWords, calendarWords]],
  ['contact/ContactForm', [contactWords]],
  ['media/NewsletterForm', [contactWords, newsletterWords]],
  ['search/SearchBox', [searchWords]],
  ['search/SearchResults', [searchWords]],
];

/** Names and descriptions for screen readers, written in English beside the element. */
const WRITTEN_NAME =
  /"?\b(?:aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|alt)"?: (["`])\w.*?\1/g;

/** The script of a component with all that it imports. */
async function scriptOf(component: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'components', `${component}.tsx`)],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    charset: 'utf8',
    minifySyntax: true,
    alias: { '@': ROOT },
    packages: 'external',
    loader: { '.scss': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The phrases of the catalogue that a script holds. */
function phrasesIn(script: string): string[] {
  const differing = Object.entries(PHRASES).filter(([phrase, kiswahili]) => phrase !== kiswahili);
  return differing.flatMap(([phrase]) =>
    [`"${phrase}"`, `'${phrase}'`, `\`${phrase}\``].some((literal) => script.includes(literal)) ? phrase : [],
  );
}

for (const [component, words] of PAGES) {
  test(`a page in Kiswahili hands over every phrase that the script of ${component} may say, and names nothing in English`, async () => {
    const script = await scriptOf(component);
    const given = Object.assign({}, shellWords, ...words);
    const missing = phrasesIn(script).filter((phrase) => !Object.hasOwn(given, phrase));
    assert.deepEqual(missing, []);
    assert.deepEqual(script.match(WRITTEN_NAME) ?? [], []);
  });
}
