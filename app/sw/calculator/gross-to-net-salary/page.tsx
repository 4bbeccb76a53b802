import * as english from '@/app/(en)/calculator/gross-to-net-salary/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english);

export { generateMetadata, Page as default };
