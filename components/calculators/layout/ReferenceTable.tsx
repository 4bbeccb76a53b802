import type { ReactNode } from 'react';
import { CheckedUntil } from '@/components/shared/CheckedUntil';
import { RatePlace } from '@/components/shared/RatePlace';
import { RichSentence } from '@/components/shared/RichSentence';
import { DataTable, type DataTableProps } from '@/components/ui/DataTable';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { BreakdownLine } from '@/lib/money/breakdown';
import { HOW_WE_CHECK_PATH } from '@/lib/site/paths';
import { fragmentOf } from '@/lib/text/fragmentOf';
import { capitalised } from '@/lib/text/wording';
import type { Translate } from '@/lib/words/translate';
import styles from './ReferenceTable.module.scss';

type ReferenceSectionProps = { title: string; children: ReactNode };

/** A section of rules, rates or laws: an underlined heading, then tables or text. Not printed with a result. */
export function ReferenceSection({ title, children }: ReferenceSectionProps) {
  return (
    <section className={styles.section}>
      <SectionHeading id={fragmentOf(title)} title={title} variant="ruled" />
      {children}
    </section>
  );
}

type ReferenceTableProps = Pick<DataTableProps, 'caption' | 'rows' | 'holds'> & {
  title: string;
  /** Column headings. A heading can mark its column as numeric, or as needing no label on phones. */
  columns: readonly (string | DataTableProps['columns'][number])[];
  children?: ReactNode;
};

/** A section with a table of rules, rates or laws. Works without JavaScript. */
export function ReferenceTable({ title, caption, columns, rows, holds, children }: ReferenceTableProps) {
  return (
    <ReferenceSection title={title}>
      <DataTable
        caption={caption}
        isCaptionHidden
        columns={columns.map((column) => (typeof column === 'string' ? { label: column } : column))}
        rows={rows}
        holds={holds}
      />
      {children}
    </ReferenceSection>
  );
}

type RuleTableProps = {
  /** In display order. `place` is the id of the rate whose anchor the row gets. */
  lines: readonly (BreakdownLine & { place?: string })[];
  children?: ReactNode;
  translate: Translate;
};

/** 'How it is worked out': each row of the result, with its rule and law. */
export function RuleTable({ lines, children, translate }: RuleTableProps) {
  return (
    <ReferenceTable
      title={translate('How it is worked out')}
      caption={translate('Each line of the result, its rule and the law behind it')}
      columns={[translate('Line'), { label: translate('Rule'), isSelfEvident: true }, translate('Law')]}
      rows={lines.map(({ label, rule = '', law = '', place }) => [
        <RatePlace key="label" of={place}>
          {label}
        </RatePlace>,
        capitalised(rule),
        law,
      ])}
    >
      {children && <p>{children}</p>}
    </ReferenceTable>
  );
}

type SourceLineProps = {
  /** Date of the law that the rates are based on. */
  lawAsAt?: string;
  period: string;
  translate: Translate;
};

/** How recent the rates are, with a link to their sources on English pages. */
export function SourceLine({ lawAsAt, period, translate }: SourceLineProps) {
  return (
    <p className={`${styles.source} measure caption muted`} data-pagefind-ignore>
      {period}{' '}
      {lawAsAt && (
        <>
          <RichSentence
            text={translate('Law as at {day}.')}
            values={{ day: <time dateTime={lawAsAt}>{formatLongDate(lawAsAt, translate.language)}</time> }}
          />{' '}
        </>
      )}
      <CheckedUntil translate={translate} />{' '}
      {translate.language === 'en' && <a href={HOW_WE_CHECK_PATH}>How we check our figures</a>}
    </p>
  );
}
