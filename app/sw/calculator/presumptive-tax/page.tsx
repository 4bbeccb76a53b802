import PresumptiveTax, { generateMetadata } from '@/app/calculator/presumptive-tax/page';
import { Words } from '@/components/behaviours/Words';
import { presumptiveWords } from '@/lib/words/sw/presumptive';
import { toolWords } from '@/lib/words/sw/tools';

export { generateMetadata };

export default function SwahiliPresumptiveTax() {
  return (
    <Words words={{ ...toolWords, ...presumptiveWords }}>
      <PresumptiveTax />
    </Words>
  );
}
