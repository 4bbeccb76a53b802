import { roundToCents } from '@/lib/money/amount';
import { roundRows } from '@/lib/money/breakdown';
import { toCsv } from '@/lib/money/csv';
import type { Translate } from '@/lib/words/translate';
import { headsOf } from './BreakdownTable';
import { roundingLine } from './ResultRows';
import type { Fact, FactGroup, PlainTable, ResultModel, ResultSection } from './resultModel';

const inShillings = (head: string) => `${head} (TZS)`;

const rowLines = ({ title, caption = title, columns, rows = [] }: ResultSection, translate: Translate) => {
  const heads = headsOf(columns, translate);
  return [
    [caption, '', ...(heads.length > 0 ? heads.map(inShillings) : ['TZS'])],
    ...roundRows(rows, columns, roundToCents, roundingLine(translate)).map((row) => [
      row.label,
      row.rule ?? '',
      ...row.shown,
    ]),
  ];
};

const tableLines = (title: string, { columns, rows }: PlainTable) => [
  [title],
  columns.map((head, column) => (rows.some((cells) => typeof cells[column] === 'number') ? inShillings(head) : head)),
  ...rows,
];

function factLines(facts: readonly Fact[], translate: Translate) {
  const units = { percent: translate('percent'), shillings: 'TZS', hours: translate('hours') };
  return facts.map(({ label, value, unit }) => [label, units[unit], value ?? '']);
}

/** The facts of a section. If it has nothing else, they get its title. */
const factsOf = ({ title, rows, facts = [] }: ResultSection): readonly FactGroup[] =>
  rows ? facts : facts.map((group) => ({ title, ...group }));

/** The answer, its textual details and the untitled facts, followed by the titled facts. */
function summaryLines(
  { headline, described = [], facts, answers, details }: CsvResult,
  translate: Translate,
): (readonly (string | number)[])[] {
  const groups = [...facts, ...[...answers, ...details].flatMap(factsOf)];
  return [
    [translate('Summary')],
    [headline.label, headline.words ? '' : 'TZS', headline.words ?? headline.amount],
    ...described.map(([label, text]) => [label, '', text]),
    ...groups.filter(({ title }) => title === undefined).flatMap(({ items }) => factLines(items, translate)),
    ...groups.flatMap(({ title, items }) => (title === undefined ? [] : [[title], ...factLines(items, translate)])),
  ];
}

type CsvResult = Pick<ResultModel, 'headline' | 'described' | 'rows' | 'answers' | 'details' | 'facts'>;

/**
 * A result as a CSV file: the calculation row by row, other tables, and the summary. Amounts have 2 decimals, and every table or
 * line states its unit.
 */
export function resultCsv(result: CsvResult, title: string, translate: Translate): string {
  const { rows, answers, details } = result;
  const isMain = (section: ResultSection) => section.rows === rows;
  const sections = [...answers, ...details].toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)));
  return toCsv([
    [title],
    ...sections.filter((section) => section.rows).flatMap((section) => rowLines(section, translate)),
    ...sections.flatMap(({ title: caption, table }) => (table ? tableLines(caption, table) : [])),
    ...summaryLines(result, translate),
  ]);
}
