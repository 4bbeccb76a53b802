import { ProofPage } from '@/components/calculators/proof/ProofPage';
import { getProofs } from '@/lib/server/content/loaders/proof';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () =>
  pageMetadata({
    ...PAGES.proof,
    title: 'Are the calculators right? The cases behind them',
    description:
      'Every calculator of this site is tested by cases worked out apart from it: how many, how, and the cases themselves to read and to download.',
  });

export default function Proof() {
  return <ProofPage proofs={getProofs()} />;
}
