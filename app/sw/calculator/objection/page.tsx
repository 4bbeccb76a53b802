import * as english from '@/app/(en)/calculator/objection/page';
import { inSwahili } from '@/components/shell/inSwahili';

export const generateMetadata = inSwahili(english.generateMetadata);

export default inSwahili(english.default);
