import { Note } from '@/components/ui/note/Note';
import { requestLink } from '@/lib/links/contactLinks';

/** Says of every calculator that its results are estimates. `basis` is what they rest on: '2024/25 rates'. */
export function ImportantNote({ basis }: { basis: string }) {
  return (
    <div data-pagefind-ignore>
      <Note title="Important Note">
        <p>
          These results are general estimates on {basis}, not professional advice. <a href={requestLink()}>Ask us</a>{' '}
          before you act on them.
        </p>
      </Note>
    </div>
  );
}
