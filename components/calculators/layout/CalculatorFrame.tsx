import type { ReactNode } from 'react';
import { useSay } from '#words';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { webApplicationData } from '@/lib/server/seo/structuredData';
import { CALCULATORS } from '@/lib/site/calculators';
import type { SitePage } from '@/lib/site/sitePage';
import { englishPath } from '@/lib/site/translatedPages';
import styles from './CalculatorFrame.module.scss';
import { CalculatorNav } from './CalculatorNav';
import { HeadPicture } from './ToolPicture';

type CalculatorFrameProps = {
  page: SitePage;
  lead: string;
  /** Beside the heading; the picture of the tool where absent. */
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * Frame of the hub and of every calculator: hero, and a sidebar with the calculators. A calculator is an application in the
 * page's structured data; the hub is none.
 */
export function CalculatorFrame({ page, lead, beside, children }: CalculatorFrameProps) {
  const say = useSay();
  const calculator = CALCULATORS.find(({ path }) => path === englishPath(page.path));

  return (
    <div className={styles.page}>
      <PageHero
        kind="tool"
        page={page}
        lead={lead}
        beside={beside ?? (calculator && <HeadPicture id={calculator.id} />)}
      />
      {calculator && <JsonLd data={webApplicationData(getFirm(), page)} />}
      <div className={styles.frame}>
        <div className={styles.side}>
          <CalculatorNav current={calculator} />
        </div>
        <div className={styles.main}>{children}</div>
      </div>
      <div className={styles.call}>
        <ContactBlock topic={page.name} title={say('Ask us about your figures')} />
      </div>
    </div>
  );
}
