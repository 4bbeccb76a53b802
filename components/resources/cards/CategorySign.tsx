import { Icon } from '@/components/ui/icon/Icon';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';
import { CATEGORY_ICONS } from '../library/categoryIcons';
import styles from './CategorySign.module.scss';

type CategorySignProps = {
  category: LibraryCategory;
  /** picture: over the first corner of a picture; paper: in the last corner of a card without one. */
  ground: 'picture' | 'paper';
};

/** The icon of a card's category in a corner of the card, which says where its edges are. */
export function CategorySign({ category, ground }: CategorySignProps) {
  return (
    <span className={styles.sign} data-ground={ground}>
      <Icon name={CATEGORY_ICONS[category]} />
    </span>
  );
}
