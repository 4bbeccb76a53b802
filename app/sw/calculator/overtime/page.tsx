import Overtime, { generateMetadata } from '@/app/calculator/overtime/page';
import { Words } from '@/components/behaviours/Words';
import { overtimeWords } from '@/lib/words/sw/overtime';
import { toolWords } from '@/lib/words/sw/tools';

export { generateMetadata };

export default function SwahiliOvertime() {
  return (
    <Words words={{ ...toolWords, ...overtimeWords }}>
      <Overtime />
    </Words>
  );
}
