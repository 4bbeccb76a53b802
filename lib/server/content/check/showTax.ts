import { spawnSync } from 'node:child_process';
import type { z } from 'zod';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { formatAmount } from '../../../money/format.ts';
import { netToGross } from '../../../salary/netToGross.ts';
import { calculatorRatesOf, payeTableOf, type SalaryTaxFiles } from '../../../salary/publishedRates.ts';
import { grossToNet } from '../../../salary/salary.ts';
import { parseJsonSource } from '../source/contentSource.ts';
import { readSource } from '../source/readCollection.ts';

/** Monthly salaries in shillings, from the tax-free band to far above the top one. */
const SAMPLES = [250_000, 500_000, 800_000, 1_000_000, 1_350_000, 2_500_000, 5_000_000, 10_000_000, 20_000_000];

const WIDTH = 14;

/** Reads a file of content/tax, or undefined where it is not one that the calculators can use. */
type ReadFile = <Schema extends z.ZodType>(file: { file: string; schema: Schema }) => z.infer<Schema> | undefined;

function readFiles(read: ReadFile): SalaryTaxFiles | undefined {
  const paye = read(TAX_FILES.paye);
  const contributions = read(TAX_FILES.contributions);
  return paye && contributions ? { paye, contributions } : undefined;
}

const readNow =
  (root: string): ReadFile =>
  ({ file, schema }) =>
    schema.safeParse(readSource(file, root).value).data;

const readCommit =
  (root: string, commit: string): ReadFile =>
  ({ file, schema }) => {
    const { status, stdout, stderr } = spawnSync('git', ['show', `${commit}:./${file}`], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`git could not read ${file} of ${commit}: ${stderr?.trim() || 'is git installed?'}`);
    return schema.safeParse(parseJsonSource(file, stdout).value).data;
  };

/** What each calculator makes of the samples, and the table it uses. */
function resultsOf(files: SalaryTaxFiles) {
  // The newest, which may not have begun.
  const year = files.paye.tables.at(-1)?.years.at(-1) ?? '';
  const gross = calculatorRatesOf(files, 'grossToNet', year);
  const net = calculatorRatesOf(files, 'netToGross', year);
  return {
    basis: `${gross.year}, table ${payeTableOf(files.paye, gross.year).id}`,
    net: SAMPLES.map((sample) => grossToNet(sample, gross).netPay),
    paye: SAMPLES.map((sample) => grossToNet(sample, gross).paye),
    gross: SAMPLES.map((sample) => netToGross(sample, net)?.grossSalary),
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
 * What the salary calculators make of sample salaries by content/tax as a commit has it and as it stands now, as lines.
 * Needs a checkout with git; throws where a file cannot be used or a rate of the calculators' year is missing.
 */
export function taxEffect(root: string, commit: string): string[] {
  const [before, after] = [readFiles(readCommit(root, commit)), readFiles(readNow(root))];
  if (!after) throw new Error('content/tax cannot be used: run npm run content:check first.');
  if (!before) throw new Error(`content/tax of ${commit} cannot be read by today’s rules: name a later commit.`);
  const [was, is] = [resultsOf(before), resultsOf(after)];
  return [
    `before (${commit}): ${was.basis}`,
    `after: ${is.basis}`,
    '',
    ...tableOf('Gross to net: PAYE', was.paye, is.paye),
    ...tableOf('Gross to net: net pay', was.net, is.net),
    ...tableOf('Net to gross: gross salary', was.gross, is.gross),
  ];
}
