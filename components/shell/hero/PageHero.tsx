import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb/Breadcrumb';
import type { PagePhoto } from '@/lib/pictures/photos/pagePhoto';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { breadcrumbData } from '@/lib/server/seo/structuredData';
import type { Crumb } from '@/lib/site/pages';
import type { BorderName } from '@/lib/site/pictureStyle';
import { BorderStrip } from '../BorderStrip';
import { JsonLd } from '../JsonLd';
import { HeroPicture } from './HeroPicture';
import styles from './PageHero.module.scss';

export type PageHeroProps = {
  title: string;
  lead?: ReactNode;
  /** What the breadcrumb calls the page, where that is not its title. */
  name?: string;
  /** The breadcrumb's steps between Home and the page. */
  above?: readonly Crumb[];
  /** Pattern of the band below. */
  border: BorderName;
  /** Inline SVG of the cloth that stands on the band; wide pages leave it out. */
  picture?: string;
  /** An editor's photo in place of the figure; the picture is then its border alone. */
  photo?: PagePhoto | undefined;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Small facts below the lead, such as dates. */
  meta?: ReactNode;
};

/** The opening of every inner page: text on ink, a cloth standing on the pindo. */
export function PageHero({
  title,
  lead,
  name = title,
  above = [],
  border,
  picture,
  photo,
  actions,
  meta,
}: PageHeroProps) {
  const breadcrumb = [{ name: 'Home', href: '/' }, ...above, { name }];
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <div data-pagefind-ignore>
            <Breadcrumb items={breadcrumb} />
          </div>
          <JsonLd data={breadcrumbData(getFirm(), breadcrumb)} />
          <h1 className={styles.title}>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {meta ? (
            <div className={styles.meta} data-pagefind-ignore>
              {meta}
            </div>
          ) : null}
          {actions ? (
            <div className={styles.actions} data-pagefind-ignore>
              {actions}
            </div>
          ) : null}
        </div>
        {picture ? <HeroPicture svg={picture} photo={photo} className={styles.picture} /> : null}
      </div>
      <BorderStrip border={border} scope="hero" />
    </div>
  );
}
