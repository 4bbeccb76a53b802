import type { ReactNode } from 'react';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { Contents, type ContentsProps } from '@/components/ui/contents-list/Contents';
import { TextLink } from '@/components/ui/link/TextLink';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { webApplicationData } from '@/lib/server/seo/structuredData';
import { CALCULATORS, type CalculatorEntry } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import type { SitePage } from '@/lib/site/sitePage';
import { englishPath, here } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './CalculatorFrame.module.scss';
import { CalculatorNav } from './CalculatorNav';

type CalculatorFrameProps = {
  page: SitePage;
  lead: string;
  /** Of a long page, for the column beside it. */
  contents?: ContentsProps['items'];
  children: ReactNode;
};

const OFFERS = {
  salary: { title: 'Running payroll?', text: 'We can take the monthly schedules off your desk.' },
  business: { title: 'Filing for a business?', text: 'We prepare the estimate, the instalments and the final return.' },
  dates: {
    title: 'Too many dates?',
    text: 'We keep the filing calendar of our clients and send their returns in time.',
  },
  objection: {
    title: 'An assessment on your desk?',
    text: 'We check it, write the objection and stand by you before TRA.',
  },
  gains: {
    title: 'Selling, or letting?',
    text: 'We work out the gain, file it with TRA and see the certificate through.',
  },
  leaving: {
    title: 'Ending a job?',
    text: 'We work out the last pay, explain it and file what follows.',
  },
} as const;

/** What the firm offers beside a tool: its own offer, else that of its group. */
function offerOf({ id, group }: Pick<CalculatorEntry, 'id' | 'group'>) {
  return id === 'objection' || id === 'gains' || id === 'leaving' ? OFFERS[id] : OFFERS[group];
}

/**
 * Frame of the hub and of every calculator: hero, and a sidebar with the calculators and a way to the firm. A calculator is
 * an application in the page's structured data; the hub is none.
 */
export function CalculatorFrame({ page, lead, contents, children }: CalculatorFrameProps) {
  const calculator = CALCULATORS.find(({ path }) => path === englishPath(page.path));
  const offer = calculator ? offerOf(calculator) : OFFERS.salary;

  return (
    <div className={styles.page}>
      <PageHero kind="tool" page={page} lead={lead} />
      {calculator && <JsonLd data={webApplicationData(getFirm(), page)} />}
      <div className={styles.frame}>
        <div className={styles.side}>
          <CalculatorNav currentPath={page.path} />
          {contents && (
            <div className={styles.contents}>
              <Contents items={contents} />
            </div>
          )}
          <aside className={styles.contact} aria-labelledby="side-offer">
            <h2 id="side-offer" className={styles.contactTitle}>
              {say(offer.title)}
            </h2>
            <p>{say(offer.text)}</p>
            <TextLink href={here(PAGES.contact.path)} size="small" arrow>
              {say('Contact Us')}
            </TextLink>
          </aside>
        </div>
        <div className={styles.main}>{children}</div>
      </div>
      <ContactBlock topic={page.name} title={say('Ask us about your figures')} />
    </div>
  );
}
