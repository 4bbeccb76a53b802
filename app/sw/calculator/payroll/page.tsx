import * as english from '@/app/(en)/calculator/payroll/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { payrollWords } from '@/lib/words/sw/payroll';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...payrollWords });

export { generateMetadata, Page as default };
