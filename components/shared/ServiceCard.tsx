import { Card } from '@/components/ui/Card';
import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { classNames } from '@/components/ui/classNames';
import { DiamondList } from '@/components/ui/DiamondList';
import { FramedPicture } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import type { Service } from '@/lib/content/schemas/services';
import type { BoxWidths } from '@/lib/server/pictures/photos/photoSizes';
import { servicePicture } from '@/lib/server/pictures/registry';
import { SERVICE_CATEGORY_LABELS } from '@/lib/site/serviceCategories';
import styles from './ServiceCard.module.scss';

const SHOWN_FEATURES = 3;

/** For a grid with one card per row, two from 768 px and three from 1024 px. */
const GRID_WIDTHS = { base: '90vw', medium: '46vw', large: 'min(30vw, 384px)', wide: '464px' };
const ROW_WIDTHS = { ...GRID_WIDTHS, base: '72px' };

type ServiceCardProps = {
  service: Service;
  /** Rendered width of the picture at each breakpoint. Default: the widths in a grid. */
  pictureWidths?: BoxWidths;
  /** Set to false for a card that is visible without scrolling. */
  lazy?: boolean;
  /** On phones, a row under its group's heading: a small picture, the title and the text. */
  isRowOnPhones?: boolean;
  /** Omits the category and the text of the link, for a list below a filter. */
  isBrief?: boolean;
};

/** A card for a service: picture, category, title, text and a few features. The title is the only link. */
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
