import Contact, { generateMetadata } from '@/app/contact/page';
import { Words } from '@/components/behaviours/Words';
import { contactWords } from '@/lib/words/sw/contact';

export { generateMetadata };

export default function SwahiliContact() {
  return (
    <Words words={contactWords}>
      <Contact />
    </Words>
  );
}
