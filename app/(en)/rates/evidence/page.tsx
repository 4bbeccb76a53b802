import { EvidencePage } from '@/components/rates/EvidencePage';
import { evidenceLists } from '@/lib/server/resources/evidenceList';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('evidence');

export default function Evidence() {
  return <EvidencePage {...evidenceLists()} />;
}
