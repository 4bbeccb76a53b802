import * as english from '@/app/(en)/calculator/payslip/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { payslipWords } from '@/lib/words/sw/payslip';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...payslipWords });

export { generateMetadata, Page as default };
