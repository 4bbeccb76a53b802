import { ProofPage } from '@/components/calculators/proof/ProofPage';
import { PROOF_TEXTS } from '@/components/calculators/proof/proofTexts';
import { getProofs } from '@/lib/server/content/loaders/proof';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata({ ...PAGES.proof, ...PROOF_TEXTS });

export default function Proof() {
  return <ProofPage proofs={getProofs()} />;
}
