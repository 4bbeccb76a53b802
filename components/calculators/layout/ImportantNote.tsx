import { Said } from '@/components/behaviours/Said';
import { Note } from '@/components/ui/note/Note';
import type { ServiceId } from '@/lib/content/schemas/service';
import { say } from '@/lib/words/say';
import { AskLink } from './AskLink';

type ImportantNoteProps = {
  /** What the results rest on: '2024/25 rates'. */
  basis: string;
  /** Whom to ask about them. */
  service: ServiceId;
};

/** Says of every calculator that its results are estimates, and leads to those who can look at one. */
export function ImportantNote({ basis, service }: ImportantNoteProps) {
  return (
    <div data-pagefind-ignore>
      <Note title={say('Important Note')}>
        <p>
          <Said
            of="These results are general estimates on {basis}, not professional advice. {ask} before you act on them."
            values={{ basis, ask: <AskLink service={service}>{say('Ask us')}</AskLink> }}
          />
        </p>
      </Note>
    </div>
  );
}
