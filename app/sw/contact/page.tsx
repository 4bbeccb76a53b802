import * as english from '@/app/(en)/contact/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import contact from '@/lib/words/sw/contact.json';

const { Page, generateMetadata } = swahiliRoute(english, contact.browser);

export { generateMetadata, Page as default };
