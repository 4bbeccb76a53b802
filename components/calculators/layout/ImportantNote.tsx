import { Note } from '@/components/ui/note/Note';
import type { ServiceId } from '@/lib/content/schemas/service';
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
      <Note title="Important Note">
        <p>
          These results are general estimates on {basis}, not professional advice.{' '}
          <AskLink service={service}>Ask us</AskLink> before you act on them.
        </p>
      </Note>
    </div>
  );
}
