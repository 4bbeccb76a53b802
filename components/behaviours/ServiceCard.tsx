import { Card } from '@/components/ui/Card';
import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { classNames } from '@/components/ui/classNames';
import { DiamondList } from '@/components/ui/DiamondList';
import { FramedPicture } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import { Rows } from '@/components/ui/Rows';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/services';
import type { BoxWidths } from '@/lib/server/pictures/photos/photoSizes';
import { servicePicture } from '@/lib/server/pictures/registry';
import styles from './ServiceCard.module.scss';

const SHOWN_FEATURES = 3;

/** In a grid: one card in a row, two from 768 px, three from 1024. */
const GRID_WIDTHS = { base: '90vw', medium: '46vw', large: 'min(30vw, 384px)', wide: '464px' };
const ROW_WIDTHS = { ...GRID_WIDTHS, base: '72px' };

type ServiceCardProps = {
  service: Service;
  /** Widths of the picture on the page, by breakpoint. Default: the widths of a grid. */
  pictureWidths?: BoxWidths;
  /** False for a card that shows without scrolling. */
  lazy?: boolean;
  /** On phones a row below the name of its group: a small picture, the title, the text. */
  isRowOnPhones?: boolean;
  /** Among others below a filter: without its category and the words of its link. */
  isBrief?: boolean;
};

/** A card that leads to a service: picture, category, title, text, a few features. The title is its one link. */
export function ServiceCard({
  service,
  isRowOnPhones,
  isBrief,
  pictureWidths = isRowOnPhones ? ROW_WIDTHS : GRID_WIDTHS,
  lazy,
}: ServiceCardProps) {
  const { title, slug, category, shortDescription, features, linkLabel } = service;
  const picture = servicePicture.framed(pictureWidths, service);
  return (
    <Card
      picture={<FramedPicture picture={picture} lazy={lazy} />}
      isRaisedOnHover
      hasStretchedLink
      isRowOnPhones={isRowOnPhones && 'ruled'}
      footer={
        !isBrief && (
          <span className={`${styles.more} ui`} aria-hidden="true">
            <span className={styles.moreLabel}>{linkLabel}</span>
            <Icon name="arrow-right" />
          </span>
        )
      }
    >
      {!isBrief && (
        <p className={styles.category}>
          <CategoryLabel tone={category}>{SERVICE_CATEGORY_LABELS[category]}</CategoryLabel>
        </p>
      )}
      <h3 className={styles.title}>
        <a href={slug}>{title}</a>
      </h3>
      <div className={classNames(`${styles.text} small`, isRowOnPhones && styles.row)}>
        <p>{shortDescription}</p>
        <DiamondList items={features.slice(0, SHOWN_FEATURES)} size="small" />
      </div>
    </Card>
  );
}

/** A piece of work: the question, what was done, what came of it. */
export function ServiceCase({ of: { question, did, result } }: { of: NonNullable<Service['case']> }) {
  return (
    <Rows
      rows={[
        { term: 'The question', text: question },
        { term: 'What we did', text: did },
        { term: 'The result', text: result },
      ]}
    />
  );
}
