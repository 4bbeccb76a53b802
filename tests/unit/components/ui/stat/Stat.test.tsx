import { render, screen } from '@testing-library/react';
import { StatRow } from '@/components/ui/stat/Stat';

describe('StatRow', () => {
  it('reads each figure together with what it counts', () => {
    render(
      <StatRow
        stats={[
          { value: '180+', label: 'Clients served' },
          { value: '7+', label: 'Certifications' },
        ]}
      />,
    );

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '180+ Clients served',
      '7+ Certifications',
    ]);
  });
});
