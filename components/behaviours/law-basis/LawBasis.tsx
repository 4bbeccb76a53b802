import { getLawBasis } from '@/lib/server/content/loaders/sources';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';

/** Which Finance Acts a text takes in, as they were read, with a link to what is not known of them. */
export function LawBasis({ financeAct }: { financeAct: number }) {
  const { text, isPartlyUnread } = getLawBasis(financeAct);
  return (
    <>
      {text}
      {isPartlyUnread && (
        <>
          {' '}
          (<a {...linkHere('/rates/evidence')}>{say('what that leaves open')}</a>)
        </>
      )}
      .
    </>
  );
}
