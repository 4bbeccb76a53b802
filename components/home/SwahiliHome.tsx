import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { DueDay } from '@/lib/calendar/nextDays';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Home } from '@/lib/content/schemas/home';
import type { Service } from '@/lib/content/schemas/service';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { firmData } from '@/lib/server/seo/structuredData';
import { calculatorsHere } from '@/lib/site/calculators';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import { here, linkHere } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import { FilingDates } from './dates/FilingDates';
import styles from './SwahiliHome.module.scss';
import { SalaryForm } from './salary/SalaryForm';

const PICTURE = { motif: 'abacus', palette: 'tanzanite', border: 'pearls' } as const;

type SwahiliHomeProps = {
  home: Pick<Home, 'opening' | 'salary'>;
  firm: Firm;
  services: readonly Service[];
  days: readonly DueDay[];
  /** Articles that are in Kiswahili. */
  texts: readonly { path: string; title: string }[];
};

/** The first page in Kiswahili, shorter than the English one: the salary, the tools, the next dates, what is there to read, the services, the office. */
export function SwahiliHome({ home, firm, services, days, texts }: SwahiliHomeProps) {
  const page = { ...pageHere(PAGES.home), heading: home.opening, picture: PICTURE };
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <PageHero page={page} lead={firm.tagline} />
      <section className={styles.section} aria-labelledby="mshahara">
        <SectionHeading id="mshahara" title={home.salary.heading} intro={home.salary.intro} />
        <SalaryForm id="salary-entry-amount" submitLabel={say('Calculate net pay')} className={styles.form} />
        <ul role="list" className={styles.list}>
          {calculatorsHere().map(({ path, name }) => (
            <li key={path}>
              <a href={here(path)}>{sayName(name)}</a>
            </li>
          ))}
          <li>
            <a href={here(PAGES.calculator.path)}>{say('All calculators')}</a>
          </li>
          <li>
            <a href={here(PAGES.rates.path)}>{sayName(PAGES.rates.name)}</a>
          </li>
        </ul>
      </section>
      <FilingDates days={days} />
      <section className={styles.section} aria-labelledby="soma">
        <SectionHeading id="soma" title={say('To read')} />
        <ul role="list" className={styles.list}>
          {texts.map(({ path, title }) => (
            <li key={path}>
              <a href={here(path)}>{title}</a>
            </li>
          ))}
          <li>
            <a href={here(PAGES.glossary.path)}>{say('Glossary')}</a>
          </li>
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="huduma">
        <SectionHeading id="huduma" title={say('Our services')} intro={getPageTexts().twins.services} />
        <ul role="list" className={styles.list}>
          {services.map(({ slug, title }) => (
            <li key={slug}>
              <a {...linkHere(slug)}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      <ContactBlock topic={say('tax and salaries')} title={say('Ask us about your figures')} />
    </>
  );
}
