import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb/Breadcrumb';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { heroArt, heroArtFrame } from '@/lib/server/pictures/cloth/heroArt';
import type { PagePhoto } from '@/lib/server/pictures/photos/pagePhoto';
import { breadcrumbData } from '@/lib/server/seo/structuredData';
import { breadcrumbOf, type HeroPage } from '@/lib/site/breadcrumbs';
import { BorderStrip } from '../BorderStrip';
import { JsonLd } from '../JsonLd';
import { HeroPicture } from './HeroPicture';
import styles from './PageHero.module.scss';

export type PageHeroProps = {
  page: HeroPage;
  lead?: ReactNode;
  /** An editor's photo in place of the motif; the border of the picture lies over it. */
  photo?: PagePhoto | undefined;
  /** Buttons or links. */
  actions?: ReactNode;
  /** compact: for pages of a tool, whose first control stands in the first screen. */
  size?: 'compact' | undefined;
  /** Small facts below the lead, such as dates. */
  meta?: ReactNode;
};

/** The opening of every inner page: text on a dark ground, and a picture that stands on the border strip below. */
export function PageHero({ page, lead, photo, actions, meta, size }: PageHeroProps) {
  const { heading, picture, border = picture?.border, pictureId } = page;
  const breadcrumb = breadcrumbOf(page);
  const draw = photo ? heroArtFrame : heroArt;
  return (
    <div className={styles.hero} data-size={size}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <div data-pagefind-ignore>
            <Breadcrumb items={breadcrumb} />
          </div>
          <JsonLd data={breadcrumbData(getFirm(), breadcrumb)} />
          <h1 className={styles.title}>{heading}</h1>
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
        {picture ? (
          <HeroPicture svg={draw({ id: `page:${pictureId}`, ...picture })} photo={photo} className={styles.picture} />
        ) : null}
      </div>
      {border ? <BorderStrip border={border} scope="hero" /> : null}
    </div>
  );
}
