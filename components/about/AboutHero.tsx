import { JsonLd } from '@/components/shell/JsonLd';
import { Breadcrumb } from '@/components/ui/breadcrumb/Breadcrumb';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { Firm } from '@/lib/content/schemas/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { panoramaPicture } from '@/lib/server/pictures/registry';
import { breadcrumbData, firmData } from '@/lib/server/seo/structuredData';
import { breadcrumbOf } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';
import styles from './AboutHero.module.scss';

const BREADCRUMB = breadcrumbOf(PAGES.about);

/** Opening of the page: text on ink over the harbour, which spans the window. */
export function AboutHero({ firm }: { firm: Firm }) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumb items={BREADCRUMB} />
        <JsonLd data={breadcrumbData(firm, BREADCRUMB)} />
        <JsonLd data={firmData(firm)} />
        <h1 className={styles.title}>{PAGES.about.heading}</h1>
        <p className={styles.lead}>{getPageTexts().about.lead}</p>
      </div>
      <FilePicture {...panoramaPicture()} lazy={false} className={styles.panorama} />
    </div>
  );
}
