import { TextLink } from '@/components/ui/link/TextLink';
import { Note } from '@/components/ui/note/Note';
import { PAGES } from '@/lib/site/pages';

/** Says of every calculator that its results are estimates. `basis` is what they rest on: '2024/25 rates'. */
export function ImportantNote({ basis }: { basis: string }) {
  return (
    <div data-pagefind-ignore>
      <Note title="Important Note">
        <p>
          These results are general estimates on {basis}, not professional advice.{' '}
          <TextLink href={PAGES.contact.path} size="small">
            Ask us
          </TextLink>{' '}
          before you act on them.
        </p>
      </Note>
    </div>
  );
}
