import * as english from '@/app/(en)/calculator/net-to-gross-salary/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { salaryWords } from '@/lib/words/sw/salary';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...salaryWords });

export { generateMetadata, Page as default };
