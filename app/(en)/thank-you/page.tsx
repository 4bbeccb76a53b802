import { ContactThankYou } from '@/components/contact/ThankYou';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('thankYou', ENGLISH);

export default function ThankYou() {
  return <ContactThankYou translate={ENGLISH} />;
}
