import { spawnSync } from 'node:child_process';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { formatAmount } from '../../../money/format.ts';
import { netToGross } from '../../../salary/netToGross.ts';
import { calculatorRatesOn, type SalaryTaxFiles, salaryLawOn } from '../../../salary/publishedRates.ts';
import { grossToNet } from '../../../salary/salary.ts';
import { firstDayOfTaxYear } from '../../../tax/taxYear.ts';
import { readSource } from '../source/contentSource.ts';

/** Sample monthly salaries in shillings, from the tax-free band to well above the top band. */
const SAMPLES = [250_000, 500_000, 800_000, 1_000_000, 1_350_000, 2_500_000, 5_000_000, 10_000_000, 20_000_000];

const WIDTH = 14;

function readFiles(read: (file: string) => unknown): SalaryTaxFiles | undefined {
  const paye = TAX_FILES.paye.schema.safeParse(read(TAX_FILES.paye.file)).data;
  const contributions = TAX_FILES.contributions.schema.safeParse(read(TAX_FILES.contributions.file)).data;
  return paye && contributions ? { paye, contributions } : undefined;
}

/** Reads a file from a commit. Throws without git, or if the commit does not contain the file. */
export function textInCommit(commit: string, file: string, cwd: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['show', `${commit}:./${file}`], { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`git could not read ${file} of ${commit}: ${stderr?.trim() || 'is git installed?'}`);
}

/** Returns results for the samples with the newest year and the newest entry of every list, even if not yet in force. */
function resultsOf(files: SalaryTaxFiles) {
  const { paye, contributions } = files;
  const starts = [paye.tables, ...Object.values(contributions)].flatMap((list) => list.map(({ from }) => from));
  const years = paye.tables.flatMap((table) => table.years.map(firstDayOfTaxYear));
  const day = [...starts, ...years].toSorted().at(-1) ?? '';
  const { paye: table, nssf } = salaryLawOn(files, day);
  const gross = calculatorRatesOn(files, 'grossToNet', day);
  const net = calculatorRatesOn(files, 'netToGross', day);
  const results = SAMPLES.map((sample) => grossToNet(sample, gross));
  return {
    basis: `${formatLongDate(day, 'en')}, PAYE table ${table.id}, NSSF ${nssf.employeeRate}% and ${nssf.employerRate}%, SDL ${gross.sdl}%, WCF ${gross.wcf}%`,
    columns: {
      'Gross to net: PAYE': results.map(({ paye: tax }) => tax),
      'Gross to net: NSSF of the employee': results.map(({ employeeNSSF }) => employeeNSSF),
      'Gross to net: net pay': results.map(({ netPay }) => netPay),
      'NSSF of the employer': results.map(({ employerNSSF }) => employerNSSF),
      'SDL of the employer': results.map(({ sdl }) => sdl),
      'WCF of the employer': results.map(({ wcf }) => wcf),
      'Cost to the employer': results.map(({ totalCostToCompany }) => totalCostToCompany),
      'Net to gross: gross salary': SAMPLES.map((sample) => netToGross(sample, net)?.grossSalary),
    },
  };
}

const cell = (value: number | string | undefined): string =>
  (typeof value === 'number' ? formatAmount(value) : (value ?? 'none')).padStart(WIDTH);

function tableOf(title: string, before: readonly (number | undefined)[], after: readonly (number | undefined)[]) {
  const rows = SAMPLES.map((sample, index) => {
    const [was, is] = [before[index], after[index]];
    const change = was === undefined || is === undefined ? '' : is - was;
    return [sample, was, is, change].map(cell).join('');
  });
  return [title, ['TZS a month', 'before', 'after', 'change'].map(cell).join(''), ...rows, ''];
}

/**
 * Compares the salary calculators' results for sample salaries in a commit with the current ones, as lines of text. Needs a
 * git checkout. Throws if a file is invalid or lacks a rate for the calculators' year.
 */
export function taxEffect(root: string, commit: string): string[] {
  const before = readFiles((file) => JSON.parse(textInCommit(commit, file, root)));
  const now = readFiles((file) => readSource(file, root).value);
  if (!now) throw new Error('content/tax cannot be used: run npm run content:check first.');
  if (!before) throw new Error(`content/tax of ${commit} cannot be read by today’s rules: name a later commit.`);
  const [was, is] = [resultsOf(before), resultsOf(now)];
  return [
    `before (${commit}): ${was.basis}`,
    `after: ${is.basis}`,
    '',
    ...Object.entries(is.columns).flatMap(([title, after]) =>
      tableOf(title, was.columns[title as keyof typeof is.columns], after),
    ),
  ];
}
