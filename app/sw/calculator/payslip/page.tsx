import * as english from '@/app/(en)/calculator/payslip/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import payslip from '@/lib/words/sw/payslip.json';
import tools from '@/lib/words/sw/tools.json';

const { Page, generateMetadata } = swahiliRoute(english, { ...tools.browser, ...payslip.browser });

export { generateMetadata, Page as default };
