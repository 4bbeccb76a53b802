import { render, screen } from '@testing-library/react';
import { StatRow } from '@/components/ui/stat/Stat';
import { texts } from '@/tests/support/reading';

it('a row of figures reads each together with what it counts', () => {
  const stats = ['Clients served', 'Certifications'].map((label) => ({ value: '7+', label }));
  render(<StatRow stats={stats} />);
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['7+ Clients served', '7+ Certifications']);
});
