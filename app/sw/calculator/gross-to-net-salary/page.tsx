import * as english from '@/app/(en)/calculator/gross-to-net-salary/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english, '/sw/calculator/gross-to-net-salary');

export { generateMetadata, Page as default };
