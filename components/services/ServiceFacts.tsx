import type { ReactNode } from 'react';
import { ruleText } from '@/components/shared/ruleText';
import { BarPatterns } from '@/components/shell/BarPatterns';
import { DiamondList } from '@/components/ui/DiamondList';
import { TextLink } from '@/components/ui/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Service } from '@/lib/content/schemas/services';
import { getDuties } from '@/lib/server/content/loaders/calendar';
import { searchablePages } from '@/lib/server/search/searchablePages';
import { calculatorPage } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import styles from './ServiceFacts.module.scss';

type SectionProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

function Section({ id, title, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Below the hero: a service's duration and fee, the first consultation and who signs, then the fee in detail. */
export function TimeAndFee({ terms }: Pick<Service, 'terms'>) {
  const facts = [
    ['How long it takes', terms.takes],
    ['How the fee is set', terms.fee],
    ['The first talk', terms.firstTalk],
    ['Who signs', terms.signs],
  ] as const;
  return (
    <section aria-labelledby="time-and-fee">
      <VisuallyHidden as="h2" id="time-and-fee">
        Time and fee
      </VisuallyHidden>
      <dl className={`${styles.facts} small muted`}>
        {facts.map(([term, { fact, more }]) => (
          <div key={term}>
            <VisuallyHidden as="dt">{term}</VisuallyHidden>
            <dd>
              <strong>{fact}</strong> {more}
            </dd>
          </div>
        ))}
        <div>
          <dt>{terms.placeholder ? 'Sample fee' : 'For example'}</dt>{' '}
          <dd>
            {terms.example.of}: <strong>{terms.example.costs}</strong>
          </dd>
        </div>
        <div>
          <dt>What changes the fee</dt> <dd>{terms.moves}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The next deadlines on a timeline. Those in the tax calendar describe their rule and link to their page. */
export function Deadlines({ deadlines }: Pick<Service, 'deadlines'>) {
  const duties = new Map(getDuties('en').map((duty) => [duty.id, duty]));
  return (
    <Section id="deadlines" title="Your deadlines">
      <BarPatterns tones={['border']} />
      <div className={`${styles.ink} onInk`}>
        <svg aria-hidden="true">
          <rect width="200%" height="200%" transform="scale(0.5)" fill="url(#bar-border)" />
        </svg>
        <dl className={`${styles.line} small plainLinks`}>
          {deadlines.map(({ duty: id = '', when = '', what = '' }) => {
            const duty = duties.get(id);
            const text = what || duty?.title;
            return (
              <div key={`${when} ${text}`}>
                <dt>{duty ? ruleText(duty.rule, ENGLISH) : when}</dt>{' '}
                <dd>{duty?.page ? <a href={duty.page}>{text}</a> : text}</dd>
              </div>
            );
          })}
        </dl>
        <TextLink href={calculatorPage('tax-calendar').path} size="small" arrow>
          All dates, including your own
        </TextLink>
      </div>
    </Section>
  );
}

const List = ({ id, title, items }: { id: string; title: string; items: readonly string[] }) => (
  <Section id={id} title={title}>
    <DiamondList items={items} />
  </Section>
);

/** What a service covers, whom it is for, and what the client receives and provides, all in the same two columns. */
export function ServiceLists({ features, fits, deliverables, documents }: Service) {
  const titles = new Map(searchablePages().map(({ href, title }) => [href, title]));
  return (
    <>
      <Section id="what-it-covers" title="What it covers" className={styles.inColumns}>
        <DiamondList items={features} />
      </Section>
      <div className={styles.columns}>
        <List id="what-you-get" title="You get" items={deliverables} />
        <List id="what-to-bring" title="You bring" items={documents} />
      </div>
      <Section id="for-you" title="Is it for you?">
        <dl className={`${styles.fits} small`}>
          {fits.map(({ who, what, link }) => (
            <div key={who}>
              <dt>{who}</dt>{' '}
              <dd>
                {what} {link && <a href={link}>{titles.get(link)}</a>}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
