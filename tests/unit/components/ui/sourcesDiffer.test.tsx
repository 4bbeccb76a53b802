import { render } from '@testing-library/react';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { expectLinks } from '@/tests/support/reading';

it('a mark says in words that sources differ, and leads to what each of them says', () => {
  render(<SourcesDiffer mark={{ entry: 'ey-2025-or-finance-bill-2026' }} />);
  expectLinks({ 'sources differ': '/rates/how-we-check#ey-2025-or-finance-bill-2026' });
});
