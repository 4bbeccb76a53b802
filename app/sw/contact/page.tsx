import * as english from '@/app/(en)/contact/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { contactWords } from '@/lib/words/sw/contact';

const { Page, generateMetadata } = swahiliRoute(english, contactWords);

export { generateMetadata, Page as default };
