import * as english from '@/app/(en)/calculator/overtime/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import overtime from '@/lib/words/sw/overtime.json';
import tools from '@/lib/words/sw/tools.json';

const { Page, generateMetadata } = swahiliRoute(english, { ...tools.browser, ...overtime.browser });

export { generateMetadata, Page as default };
