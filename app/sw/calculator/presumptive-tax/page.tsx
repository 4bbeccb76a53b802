import * as english from '@/app/(en)/calculator/presumptive-tax/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english, '/sw/calculator/presumptive-tax');

export { generateMetadata, Page as default };
