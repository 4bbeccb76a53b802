import { Note } from '@/components/ui/note/Note';

/** What every calculator says of its results. */
export function ImportantNote({ basis }: { basis: string }) {
  return (
    <Note title="Important Note">
      <p>These results are general estimates on {basis}, not professional advice. Ask us before you act on them.</p>
    </Note>
  );
}
