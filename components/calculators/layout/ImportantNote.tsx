import { Note } from '@/components/ui/note/Note';

/** Says of every calculator that its results are estimates. `basis` is what they rest on: '2024/25 rates'. */
export function ImportantNote({ basis }: { basis: string }) {
  return (
    <div data-pagefind-ignore>
      <Note title="Important Note">
        <p>These results are general estimates on {basis}, not professional advice. Ask us before you act on them.</p>
      </Note>
    </div>
  );
}
