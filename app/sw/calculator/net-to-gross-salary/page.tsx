import * as english from '@/app/(en)/calculator/net-to-gross-salary/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english, '/sw/calculator/net-to-gross-salary');

export { generateMetadata, Page as default };
