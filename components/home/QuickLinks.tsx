import { Fragment, type ReactNode } from 'react';
import { TextLink } from '@/components/ui/TextLink';
import { dayOffText, shortDate } from '@/lib/calendar/dueText';
import type { DueDay } from '@/lib/calendar/duties';
import type { Home } from '@/lib/content/schemas/pages';
import { calculatorPage, PAGES } from '@/lib/site/pages';
import { linkIn } from '@/lib/site/translatedPages';
import { type Translate, translateName } from '@/lib/words/translate';
import { NetPay } from './NetPay';
import styles from './QuickLinks.module.scss';

type RowProps = { title: string; href: string; text: string; children: ReactNode; translate: Translate };

function Row({ title, href, text, children, translate }: RowProps) {
  return (
    <div className={styles.row}>
      <h2 className="h4">{title}</h2>
      {children}
      <p className={styles.link}>
        <TextLink {...linkIn(href, translate.language)} size="small" arrow>
          {text}
        </TextLink>
      </p>
    </div>
  );
}

/**
 * The next due dates, with the first one emphasised. The markup contains more, because the inline script hides those that have
 * passed (lib/browser/page-start/start.ts).
 */
function NextDeadlines({ days, translate }: { days: readonly DueDay[]; translate: Translate }) {
  return (
    <ol role="list" className={`${styles.days} small`}>
      {days.map(({ due, workingDay, dayOff, duties }) => (
        <li key={due} data-due={due} suppressHydrationWarning>
          <strong className={`${styles.left} stat strong`} data-part="days-left" suppressHydrationWarning>
            {'\u00a0'}
          </strong>
          <p>
            <time dateTime={due}>{shortDate(due, translate.language)}</time>
            {': '}
            {duties.map(({ title, page }, index) => (
              <Fragment key={title}>
                {index > 0 && ', '}
                {page ? <a {...linkIn(page, translate.language)}>{title}</a> : title}
              </Fragment>
            ))}
          </p>
          {dayOff && (
            <p>
              {translate('{dayOff}: by {day}', {
                dayOff: dayOffText(dayOff, translate),
                day: shortDate(workingDay, translate.language),
              })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

type QuickLinksProps = {
  home: Pick<Home, 'opening' | 'letter' | 'books'>;
  days: readonly DueDay[];
  /** Shown below the four rows. */
  children?: ReactNode;
  translate: Translate;
};

/**
 * The most common tasks, below the hero: check a salary, look up due dates, respond to a letter from TRA, and get the books done.
 */
export function QuickLinks({ home: { opening, letter, books }, days, children, translate }: QuickLinksProps) {
  const calendar = calculatorPage('tax-calendar');
  return (
    <section className={styles.section} aria-label={opening} data-pagefind-ignore>
      <div className={`${styles.rows} wrap notPrinted`}>
        <Row
          translate={translate}
          title={translate('Your pay')}
          href={PAGES.calculator.path}
          text={translate('All calculators')}
        >
          <NetPay translate={translate} />
        </Row>
        <Row
          translate={translate}
          title={translate('Your dates')}
          href={calendar.path}
          text={translateName(translate, calendar.name)}
        >
          <NextDeadlines translate={translate} days={days} />
        </Row>
        <Row translate={translate} title={letter.title} href={calculatorPage('objection').path} text={letter.link}>
          <p>{letter.text}</p>
        </Row>
        <Row
          translate={translate}
          title={translate('Your books')}
          href={PAGES.contact.path}
          text={translate('Ask for a quote')}
        >
          <p>{books}</p>
        </Row>
      </div>
      {children && <div className={`${styles.below} wrap`}>{children}</div>}
    </section>
  );
}
