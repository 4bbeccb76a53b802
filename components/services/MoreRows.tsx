import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { TextLink } from '@/components/ui/link/TextLink';
import { Prose } from '@/components/ui/prose/Prose';
import type { ReadingLink } from '@/lib/server/resources/relatedReading';
import styles from './MoreRows.module.scss';

/** A second-level heading of a text and what stands below it. */
export type TextSection = { id: string; title: ReactNode; content: ReactNode; hasQuestions: boolean };

const Reading = ({ pages }: { pages: readonly ReadingLink[] }) => (
  <div className={styles.reading} data-pagefind-ignore>
    <Disclosure summary="Related reading" headingId="related-reading">
      <ul role="list">
        {pages.map(({ href, title, group }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink> <small>{group}</small>
          </li>
        ))}
      </ul>
    </Disclosure>
  </div>
);

type MoreRowsProps = {
  sections: readonly TextSection[];
  /** What readers of the page may want next, each with the kind of page that it is. */
  reading: readonly ReadingLink[];
};

/** A section of a service's text that needs no press. */
export const OpenSection = ({ id, title, content }: TextSection) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <Prose>{content}</Prose>
  </section>
);

/** The sections of a service's text and related reading as rows that open, then each question as a row of its own. */
export function MoreRows({ sections, reading }: MoreRowsProps) {
  return (
    <div className={styles.rows}>
      {sections.map(({ id, title, content, hasQuestions }) =>
        hasQuestions ? null : (
          <Disclosure key={id} summary={title} headingId={id}>
            <Prose>{content}</Prose>
          </Disclosure>
        ),
      )}
      {reading.length > 0 && <Reading pages={reading} />}
      {sections.map((section) => section.hasQuestions && <OpenSection key={section.id} {...section} />)}
    </div>
  );
}
