import { ContactThankYou } from '@/components/contact/ThankYou';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { SWAHILI } from '@/lib/words/swahili';

export const generateMetadata = () => describedPageMetadata('thankYou', SWAHILI);

export default function ThankYou() {
  return <ContactThankYou translate={SWAHILI} />;
}
