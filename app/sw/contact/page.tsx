import * as english from '@/app/(en)/contact/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english, '/sw/contact');

export { generateMetadata, Page as default };
