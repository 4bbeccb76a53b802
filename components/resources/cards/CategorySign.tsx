import { Icon } from '@/components/ui/icon/Icon';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';
import { CATEGORY_ICONS } from '../library/categoryIcons';
import styles from './CategorySign.module.scss';

type CategorySignProps = {
  category: LibraryCategory;
  /** picture: top left, over a picture; paper: top right, on a card without one. */
  ground: 'picture' | 'paper';
};

/** Icon of a category in a corner of its card, which must be positioned. */
export function CategorySign({ category, ground }: CategorySignProps) {
  return (
    <span className={styles.sign} data-ground={ground}>
      <Icon name={CATEGORY_ICONS[category]} />
    </span>
  );
}
