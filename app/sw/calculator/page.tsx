import * as english from '@/app/(en)/calculator/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english, '/sw/calculator');

export { generateMetadata, Page as default };
