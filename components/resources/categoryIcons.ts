import type { IconName } from '@/components/ui/icon/Icon';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';

/** Icon of each category, on its filter and its cards. */
export const CATEGORY_ICONS = {
  media: 'sheet',
  articles: 'book',
  guides: 'file',
  'finance-act': 'calendar',
  acts: 'scale',
  videos: 'play',
  calculators: 'calculator',
} as const satisfies Record<LibraryCategory, IconName>;
