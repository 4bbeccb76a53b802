import { ContactPage } from '@/components/contact/ContactPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { SWAHILI } from '@/lib/words/swahili';

export const generateMetadata = () => describedPageMetadata('contact', SWAHILI);

export default function Contact() {
  return <ContactPage translate={SWAHILI} />;
}
