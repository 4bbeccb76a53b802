import { Fragment } from 'react';
import { TextLink } from '@/components/ui/link/TextLink';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { CASE_SETS, caseFilePath, caseSetPath } from '@/lib/proof/sets';
import type { Proof } from '@/lib/server/content/loaders/proof';
import { findCalculator } from '@/lib/site/calculators';
import { nextInRing } from '@/lib/site/nextInRing';
import { PAGES } from '@/lib/site/pages';
import { CalculatorFrame } from '../layout/CalculatorFrame';
import { ReferenceTable } from '../layout/ReferenceTable';
import { OtherResult } from './OtherResult';

/** Texts of more words are sentences, which nobody should have to scroll sideways for. */
const LONGEST_FIGURE = 6;

/** An amount, a rate, a day or nothing: columns of them stand to the right, those of words break their lines. */
const FIGURE = /^[-\d.,:/% ]*$/;

/** The cases of a set as a table, and as a file. */
export function CaseSetPage({ proof: { id, tool, name, rows, heads, how, day } }: { proof: Proof }) {
  const calculator = findCalculator(tool);
  const hasSentences = rows.some((row) => heads.some((head) => (row[head] ?? '').split(' ').length > LONGEST_FIGURE));
  const page = { ...PAGES.proof, path: caseSetPath(id), name, heading: name, crumb: name, parent: PAGES.proof };
  return (
    <CalculatorFrame page={page} lead={`${rows.length} cases. ${how} Worked out on ${formatLongDate(day)}.`}>
      <p>
        <a href={caseFilePath(id)} download>
          Download the CSV file
        </a>{' '}
        · <TextLink href={calculator.path}>{calculator.name}</TextLink>
      </p>
      {/* Thousands of figures that nobody searches for. */}
      <div data-pagefind-ignore>
        <ReferenceTable
          title="The cases"
          caption={`${name}: the cases`}
          holds={hasSentences ? 'sentences' : 'figures'}
          columns={[
            'Case',
            ...heads.map((label) => ({ label, isNumeric: rows.every((row) => FIGURE.test(row[label] ?? '')) })),
          ]}
          rows={rows.map((row, index) => [String(index + 1), ...heads.map((head) => row[head])])}
        />
      </div>
      <p>
        {nextInRing(CASE_SETS, id).map((other) => (
          <Fragment key={other.id}>
            <TextLink href={caseSetPath(other.id)}>{other.name}</TextLink>
            {' · '}
          </Fragment>
        ))}
        <TextLink href={PAGES.proof.path}>All cases</TextLink>
      </p>
      <OtherResult name={name} />
    </CalculatorFrame>
  );
}
