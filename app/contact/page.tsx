import { ContactPage } from '@/components/contact/ContactPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('contact');

export default function Contact() {
  return <ContactPage firm={getFirm()} />;
}
