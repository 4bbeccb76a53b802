import { Rows } from '@/components/ui/Rows';
import type { Service } from '@/lib/content/schemas/services';

/** A piece of work: the question, what was done, what it came to. */
export function ServiceCase({ of: { question, did, result } }: { of: NonNullable<Service['case']> }) {
  return (
    <Rows
      rows={[
        { term: 'The question', text: question },
        { term: 'What we did', text: did },
        { term: 'What it came to', text: result },
      ]}
    />
  );
}
