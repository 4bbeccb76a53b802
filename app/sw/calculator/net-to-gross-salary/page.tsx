import Salary, { generateMetadata } from '@/app/calculator/net-to-gross-salary/page';
import { Words } from '@/components/behaviours/Words';
import { salaryWords } from '@/lib/words/sw/salary';
import { toolWords } from '@/lib/words/sw/tools';

export { generateMetadata };

export default function SwahiliNetToGross() {
  return (
    <Words words={{ ...toolWords, ...salaryWords }}>
      <Salary />
    </Words>
  );
}
