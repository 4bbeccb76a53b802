import { Card } from '../card/Card';
import { CategoryLabel, type CategoryLabelProps } from '../category-label/CategoryLabel';
import { DiamondList } from '../diamond-list/DiamondList';
import { FramedPicture, type FramedPictureProps } from '../framed-picture/FramedPicture';
import { Icon } from '../icon/Icon';
import { Link } from '../link/Link';
import styles from './TopicCard.module.scss';

export type TopicCardProps = {
  title: string;
  href: string;
  category: { tone: CategoryLabelProps['tone']; label: string };
  text: string;
  points: readonly string[];
  /** Words at the card's foot that say where it leads; for the eye, since the title is the link. */
  linkLabel: string;
  picture: FramedPictureProps['picture'];
  /** Takes the place of a picture that fails, once. */
  fallbackSrc: string;
  /** True by default; false for a card that shows without scrolling. */
  lazy?: boolean;
};

/** A card that leads to a page: cloth, category, title, text, a few points. The title is its one link. */
export function TopicCard({
  title,
  href,
  category,
  text,
  points,
  linkLabel,
  picture,
  fallbackSrc,
  lazy,
}: TopicCardProps) {
  return (
    <Card
      picture={<FramedPicture picture={picture} fallbackSrc={fallbackSrc} lazy={lazy} />}
      isRaisedOnHover
      hasStretchedLink
      footer={
        <span className={styles.more} aria-hidden="true">
          <span className={styles.words}>{linkLabel}</span>
          <Icon name="arrow-right" />
        </span>
      }
    >
      <CategoryLabel tone={category.tone}>{category.label}</CategoryLabel>
      <h3 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h3>
      <p className={styles.text}>{text}</p>
      <DiamondList items={points} size="small" />
    </Card>
  );
}
