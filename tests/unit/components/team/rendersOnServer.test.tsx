/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { TeamDirectory } from '@/components/team/TeamDirectory';

describe('the static page of the team', () => {
  it('holds everyone, whatever the address says, and no style attribute', () => {
    const entry = { id: 'neema', name: 'Neema', position: 'Auditor', specialties: [], department: 'audit-assurance' };
    const html = renderToString(
      <TeamDirectory
        entries={[{ ...entry, card: <li>Card of Neema</li> }]}
        departments={[{ value: '', label: 'All Team Members (1)' }]}
        emptyPicture={{ src: '/none.svg', width: 3, height: 2 }}
      />,
    );

    expect(html).toContain('Card of Neema');
    expect(html).not.toContain('style=');
  });
});
