import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { FilePicture } from '@/components/ui/FilePicture';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { heroArt, heroArtFrame } from '@/lib/server/pictures/composition/picture';
import type { PagePhoto } from '@/lib/server/pictures/photos/pagePhoto';
import { WINDOW_WIDTHS } from '@/lib/server/pictures/photos/photoSizes';
import { breadcrumbData } from '@/lib/server/seo/structuredData';
import { breadcrumbOf, type HeroPage } from '@/lib/site/pageIn';
import type { Translate } from '@/lib/words/translate';
import { BorderStrip, InlinePicture } from './BorderStrip';
import heroPictureStyles from './HeroPicture.module.scss';
import { JsonLd } from './JsonLd';
import styles from './PageHero.module.scss';

/** Preloads the photo, except on narrow screens, where the hero does not show it. */
function fetchEarly({ src, srcSet, sizes }: PagePhoto): void {
  preload(src, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media: `(min-width: ${WINDOW_WIDTHS.medium})`,
  });
}

type HeroPictureProps = {
  /** A drawing or, with a photo, only its border. */
  svg: string;
  photo?: PagePhoto | undefined;
  className?: string | undefined;
};

/** The picture in an inner page's hero. */
export function HeroPicture({ svg, photo, className }: HeroPictureProps) {
  if (!photo) return <InlinePicture svg={svg} className={className} />;
  fetchEarly(photo);
  return (
    <div className={className}>
      <div className={heroPictureStyles.framed}>
        <FilePicture {...photo} className={heroPictureStyles.photo} />
        <InlinePicture svg={svg} className={heroPictureStyles.border} />
      </div>
    </div>
  );
}

/** picture: a drawing beside the title; tool: a question and its first field; reading: low, with a plain background. */
type HeadKind = 'picture' | 'tool' | 'reading';

export type PageHeroProps = {
  kind?: HeadKind;
  page: HeroPage;
  lead?: ReactNode;
  /** What the page still offers without JavaScript. Shown only then. */
  withoutScript?: string;
  /** An editor's photo, shown inside the drawing's border instead of its motif. */
  photo?: PagePhoto | undefined;
  actions?: ReactNode;
  meta?: ReactNode;
  /** Shown beside the title: a tool's picture or a document's cover. */
  beside?: ReactNode;
  translate: Translate;
};

/** The hero of every inner page, with the page's border strip below. */
export function PageHero({
  kind = 'picture',
  page,
  lead,
  withoutScript,
  photo,
  actions,
  meta,
  beside,
  translate,
}: PageHeroProps) {
  const { heading, picture, border = picture?.border, pictureId } = page;
  const breadcrumb = breadcrumbOf(page, translate);
  const draw = photo ? heroArtFrame : heroArt;
  return (
    <div className={styles.hero} data-head={kind}>
      <div className={`${styles.inner} wrap`}>
        <div className={styles.text}>
          <div data-pagefind-ignore>
            <Breadcrumb label={translate('Breadcrumb')} items={breadcrumb} />
          </div>
          <JsonLd data={breadcrumbData(getFirm(translate.language), breadcrumb)} />
          <h1 className={`${styles.title} h2`}>{heading}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {withoutScript && (
            <p className="notPrinted hiddenWithScript" data-pagefind-ignore>
              {withoutScript}
            </p>
          )}
          {meta ? (
            <div className="above2 small soft" data-pagefind-ignore>
              {meta}
            </div>
          ) : null}
          {actions ? (
            <div className={`${styles.actions} notPrinted`} data-pagefind-ignore>
              {actions}
            </div>
          ) : null}
        </div>
        {beside}
        {kind === 'picture' && picture ? (
          <HeroPicture
            svg={draw({ id: `page:${pictureId}`, ...picture })}
            photo={photo}
            className={`${styles.picture} notPrinted`}
          />
        ) : null}
      </div>
      {border ? <BorderStrip border={border} scope="hero" isThin={kind !== 'picture'} /> : null}
    </div>
  );
}
