import { ruleText } from '@/components/shared/ruleText';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { PageHero } from '@/components/shell/PageHero';
import { Rows } from '@/components/ui/Rows';
import { calendarFile, calendarPath } from '@/lib/calendar/calendarFiles';
import { dateOfYear, shortDate } from '@/lib/calendar/dueText';
import { DUTY_GROUPS, type DueDay, type Duty } from '@/lib/calendar/duties';
import { DECEMBER } from '@/lib/calendar/profile';
import type { CalendarDuty, DutyPageTexts } from '@/lib/content/schemas/calendar';
import { getDutyPages } from '@/lib/server/content/loaders/calendar';
import { nextInRing } from '@/lib/site/nextInRing';
import { calculatorPage } from '@/lib/site/pages';
import { dutyPath } from '@/lib/site/paths';
import { ENGLISH } from '@/lib/words/translate';
import { HeadPicture } from '../layout/CalculatorFrame';
import { WORKING_DAY_RULE } from '../layout/DueDayNote';
import { KnownLaw } from '../layout/KnownLaw';
import styles from './DutyPage.module.scss';

type DutyPageProps = {
  texts: DutyPageTexts;
  duty: Duty;
  /** The same duty, as written in content. */
  published: CalendarDuty;
  /** Upcoming due dates as of the build, including more than the page shows. */
  days: readonly DueDay[];
};

/**
 * The next three days by which to act on a duty, including the year, since annual dates are far apart. The markup contains more
 * days, so that later ones move up as the inline script hides those whose due date has passed (lib/browser/page-start/start.ts).
 */
function NextDates({ days }: Pick<DutyPageProps, 'days'>) {
  return (
    <ol role="list" className={styles.days}>
      {days.map(({ due, workingDay, dayOff }) => (
        <li key={due} data-due={due} suppressHydrationWarning>
          <time dateTime={workingDay}>
            {shortDate(workingDay, 'en')} {workingDay.slice(0, 4)}
          </time>
          {/* Its own date, so that the script counts to the working day and hides the count after it. */}
          <small data-due={workingDay} suppressHydrationWarning>
            <span data-part="days-left" suppressHydrationWarning>
              {'\u00a0'}
            </span>
          </small>
          {dayOff && (
            <small>
              Falls due on {dayOff}, {dateOfYear(due, 'en')}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A filing duty: its next three dates, a calendar file, what to file, who must, where, and the cost of being late. */
export function DutyPage({ texts, duty, published, days }: DutyPageProps) {
  const { form, portal } = published;
  const facts = [
    { term: 'What', text: `${duty.action}. ${texts.what}` },
    { term: 'Who', text: texts.who },
    { term: 'Where', text: portal },
    ...(form === undefined ? [] : [{ term: 'Form', text: form }]),
    { term: 'Late', text: texts.late },
    { term: 'Law', text: <KnownLaw translate={ENGLISH} key="law" of={published} /> },
  ];
  return (
    <>
      <PageHero
        translate={ENGLISH}
        kind="tool"
        page={{
          heading: texts.heading,
          crumb: duty.title,
          parent: calculatorPage('tax-calendar'),
          pictureId: dutyPath(texts.id),
          border: 'waves',
        }}
        lead={`${ruleText(duty.rule, ENGLISH)}.`}
        beside={<HeadPicture id="tax-calendar" />}
      />
      <div className={styles.page}>
        {/* Keeps the dates out of the search index, so that the page is found by its facts. */}
        <section aria-labelledby="next-dates" data-pagefind-ignore>
          <h2 id="next-dates">The next dates</h2>
          <NextDates days={days} />
          <p>
            {WORKING_DAY_RULE}{' '}
            {duty.rule.every === 'accounting-year' && 'These dates are for an accounting year that ends in December.'}
          </p>
          <ul role="list">
            {duty.groups.map((group) => (
              <li key={group}>
                <a className="linkTarget" href={calendarPath(calendarFile(group, DECEMBER))} download="">
                  All dates for: {DUTY_GROUPS[group]} (.ics)
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Rows rows={facts} />
        <section aria-labelledby="more" data-pagefind-ignore>
          <h2 id="more">More</h2>
          <ul role="list">
            {texts.pages.map(({ link, label }) => (
              <li key={link}>
                <a className="linkTarget" href={link}>
                  {label}
                </a>
              </li>
            ))}
            {nextInRing(getDutyPages(), texts.id).map(({ id, heading }) => (
              <li key={id}>
                <a className="linkTarget" href={dutyPath(id)}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ContactBlock translate={ENGLISH} topic={duty.title} title="Have a question about this?" />
    </>
  );
}
