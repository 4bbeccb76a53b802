import * as english from '@/app/(en)/calculator/presumptive-tax/page';
import { inSwahili } from '@/components/shell/inSwahili';

export const generateMetadata = inSwahili(english.generateMetadata);

export default inSwahili(english.default);
