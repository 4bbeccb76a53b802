import * as english from '@/app/(en)/calculator/net-to-gross-salary/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import salary from '@/lib/words/sw/salary.json';
import tools from '@/lib/words/sw/tools.json';

const { Page, generateMetadata } = swahiliRoute(english, { ...tools.browser, ...salary.browser });

export { generateMetadata, Page as default };
