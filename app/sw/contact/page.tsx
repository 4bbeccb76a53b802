import { ContactPage } from '@/components/contact/ContactPage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('contact', IN_SWAHILI);

export default function Contact() {
  return <ContactPage translate={IN_SWAHILI} />;
}
