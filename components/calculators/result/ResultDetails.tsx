import { StackedBar } from '@/components/shared/StackedBar';
import { DataTable } from '@/components/ui/DataTable';
import { Disclosure } from '@/components/ui/Disclosure';
import { formatAmount, formatTzs } from '@/lib/money/format';
import type { Translate } from '@/lib/words/translate';
import { BreakdownTable } from './BreakdownTable';
import { PlanLine } from './Deadline';
import bodyStyles from './ResultBody.module.scss';
import { headlineDetail } from './ResultCard';
import styles from './ResultDetails.module.scss';
import { FactRows, ResultRows } from './ResultRows';
import { resultCsv } from './resultCsv';
import type { CalculatorPageParts, PlainTable, ResultModel, ResultSection } from './resultModel';
import { ShareActions } from './ShareActions';

type ResultBodyProps = {
  result: ResultModel;
  page: Pick<CalculatorPageParts, 'title' | 'fileName' | 'proverb' | 'firm' | 'call'>;
  isStale: boolean;
  translate: Translate;
};

/** Below the headline: the bar, rows and notes, and buttons to save or share the result. */
export function ResultBody({ result, page, isStale, translate }: ResultBodyProps) {
  const { headline, bar, line, rows, notes, announcement, file } = result;
  const { title, fileName, proverb, firm, call } = page;
  return (
    <>
      {bar && !headline.deadline && <StackedBar {...bar} isBordered />}
      {line && <PlanLine points={line} />}
      <div className={bodyStyles.body} data-part="body">
        {!headline.deadline && <ResultRows translate={translate} rows={rows} isMarked={bar !== undefined} />}
        <div className={`${bodyStyles.notes} small`}>{notes}</div>
      </div>
      {call}
      {!isStale && (
        <ShareActions
          translate={translate}
          title={title}
          announcement={announcement}
          csv={() => resultCsv(result, title, translate)}
          fileName={fileName}
          file={file}
          picture={{
            bar,
            label: headline.label,
            amount: headline.words ?? formatTzs(headline.amount),
            detail: headlineDetail(headline),
            proverb,
            firm,
          }}
          printLabel={translate('Print')}
        />
      )}
    </>
  );
}

const isNumber = (cell: string | number | undefined) => typeof cell === 'number';

/** A table of amounts or sentences. A plan is printed in small type. */
function Table({ caption, isOpen, table }: { caption: string; isOpen: boolean; table: PlainTable }) {
  const { columns, rows } = table;
  const isOfAmounts = rows.some((cells) => cells.some(isNumber));
  return (
    <div className={isOfAmounts ? undefined : styles.sentences}>
      <DataTable
        caption={caption}
        isCaptionHidden={!isOpen}
        holds={isOfAmounts ? undefined : 'sentences'}
        columns={columns.map((label, index) => ({ label, isNumeric: isNumber(rows[0]?.[index]) }))}
        rows={rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? formatAmount(cell) : cell)))}
      />
    </div>
  );
}

/** Total of a section whose rows have one amount each, unless a visible row already shows it. */
function totalOf({ rows = [], columns }: ResultSection, open: ResultModel['rows']): string | undefined {
  const last = rows.at(-1);
  return rows !== open && last?.kind === 'total' && typeof columns !== 'object' ? formatAmount(last.amount) : undefined;
}

function Section({
  section,
  isOpen = false,
  translate,
}: {
  section: ResultSection;
  isOpen?: boolean;
  translate: Translate;
}) {
  const { title, caption = title, bars = [], rows, columns, table, facts = [], content } = section;
  return (
    <>
      {bars.map((bar) => (
        <StackedBar key={bar.title} {...bar} />
      ))}
      {rows && (
        <BreakdownTable
          translate={translate}
          caption={caption}
          rows={rows}
          columns={columns}
          isCaptionHidden={!isOpen}
          isMarked={bars.length > 0}
        />
      )}
      {columns === 'periods' && (
        <p className={styles.periods}>
          {translate(
            'A year is 12 months. A day is a calendar day, so the month is divided by 30; pay per working day is higher.',
          )}
        </p>
      )}
      {table && <Table caption={title} isOpen={isOpen} table={table} />}
      {facts.map((group) => (
        <FactRows translate={translate} key={group.title ?? ''} {...group} />
      ))}
      {content}
    </>
  );
}

/** Below a result: the tables that answer the question, then collapsible sections with all the details. */
export function ResultDetails({
  result: { rows, answers, details },
  translate,
}: {
  result: ResultModel;
  translate: Translate;
}) {
  return (
    <div className={`${styles.tables} small`} data-part="tables">
      {answers.map((section) => (
        <Section translate={translate} key={section.title} section={section} isOpen />
      ))}
      <div className={styles.details}>
        {details.map((section) => {
          const total = totalOf(section, rows);
          return (
            <Disclosure
              key={section.title}
              summary={
                <span className={`${styles.summary} digits`}>
                  {section.title} {total && <span>{total}</span>}
                </span>
              }
            >
              <Section translate={translate} section={section} />
            </Disclosure>
          );
        })}
      </div>
    </div>
  );
}
