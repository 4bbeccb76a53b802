import type { IconName } from '@/components/ui/icon/Icon';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';

/** Icons of the categories, for filters and cards. */
export const CATEGORY_ICONS = {
  media: 'sheet',
  articles: 'book',
  guides: 'file',
  'finance-act': 'calendar',
  acts: 'scale',
  videos: 'play',
  calculators: 'calculator',
} as const satisfies Record<LibraryCategory, IconName>;
