import { ContactPage } from '@/components/contact/ContactPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('contact', ENGLISH);

export default function Contact() {
  return <ContactPage translate={ENGLISH} />;
}
