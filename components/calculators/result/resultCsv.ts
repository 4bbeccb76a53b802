import { toCsv } from '@/lib/money/csv';
import type { Say } from '@/lib/words/say';
import { amountsOf, headsOf } from './BreakdownTable';
import type { FactGroup, ResultModel, ResultSection } from './resultModel';

const rowLines = ({ title, caption = title, columns, rows = [] }: ResultSection, say: Say) => {
  const heads = headsOf(columns, say);
  return [
    heads.length > 0 ? [caption, '', ...heads] : [caption],
    ...rows.map((row) => [row.label, row.rule ?? '', ...amountsOf(row, columns)]),
  ];
};

const factLines = ({ title, items }: FactGroup, say: Say) => [
  [title ?? say('Summary')],
  ...items.map(({ label, value }) => [label, '', value ?? '']),
];

/** The facts of a section; those that are all of it have its title. */
const factsOf = ({ title, rows, facts = [] }: ResultSection): readonly FactGroup[] =>
  rows ? facts : facts.map((group) => ({ title, ...group }));

/** A result as a CSV file: the calculation row by row, the other tables, the summary; amounts with 2 decimals. */
export function resultCsv(
  { rows, answers, details, facts }: Pick<ResultModel, 'rows' | 'answers' | 'details' | 'facts'>,
  title: string,
  say: Say,
): string {
  const isMain = (section: ResultSection) => section.rows === rows;
  const sections = [...answers, ...details].toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)));
  return toCsv([
    [title],
    ...sections.filter((section) => section.rows).flatMap((section) => rowLines(section, say)),
    ...sections.flatMap(({ title: caption, table }) => (table ? [[caption], table.columns, ...table.rows] : [])),
    ...[...facts, ...sections.flatMap(factsOf)].flatMap((group) => factLines(group, say)),
  ]);
}
