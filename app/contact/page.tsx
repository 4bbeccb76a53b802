import { ContactPage } from '@/components/contact/ContactPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.contact);

export default function Contact() {
  return <ContactPage firm={getFirm()} />;
}
