import * as english from '@/app/(en)/calculator/overtime/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english, '/sw/calculator/overtime');

export { generateMetadata, Page as default };
