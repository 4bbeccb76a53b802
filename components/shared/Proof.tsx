import type { Claim } from '@/lib/content/schemas/firm';
import type { Achievement } from '@/lib/content/schemas/people';
import styles from './Proof.module.scss';

/** The registrations that clients ask about: to audit, and to advise on tax. */
const SHOWN = 2;

type ProofProps = {
  registrations: readonly Achievement[];
  /** A figure shown beside them, on pages that show none elsewhere. */
  claim?: Claim | undefined;
};

/** The firm's credentials, in one line. */
export function Proof({ registrations, claim }: ProofProps) {
  return (
    <dl className={styles.proof}>
      {registrations.slice(0, SHOWN).map(({ title, organization, number, year }) => (
        <div key={title}>
          <dt>{title}</dt> <dd>{[organization, number ?? year].filter(Boolean).join(', ')}</dd>
        </div>
      ))}
      {claim && (
        <div>
          <dt>{claim.value}</dt> <dd>{claim.label}</dd>
        </div>
      )}
    </dl>
  );
}
