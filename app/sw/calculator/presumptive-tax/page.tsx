import * as english from '@/app/(en)/calculator/presumptive-tax/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import presumptive from '@/lib/words/sw/presumptive.json';
import tools from '@/lib/words/sw/tools.json';

const { Page, generateMetadata } = swahiliRoute(english, { ...tools.browser, ...presumptive.browser });

export { generateMetadata, Page as default };
