/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ResourceLibrary } from '@/components/resources/library/ResourceLibrary';
import { mockRouter } from '@/tests/support/mockRouter';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  useSearchParams: () => new URLSearchParams(),
}));

describe('the library in the static page', () => {
  const entries = Array.from({ length: 9 }, (_, index) => ({
    id: `act-${index}`,
    title: `Act ${index}`,
    description: '',
    date: '2025-01-01',
    card: <h3>Act number {index}</h3>,
  }));
  const html = renderToString(
    <ResourceLibrary
      sections={[{ category: 'acts', lists: [{ id: 'acts', layout: 'rows', entries }] }]}
      years={['2025']}
      emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}
    >
      <a href="/contact">Contact Our Team</a>
    </ResourceLibrary>,
  );

  it('holds every entry, also those beyond the cap', () => {
    expect(html.match(/<h3/g)).toHaveLength(9);
    expect(html).toContain('data-cap="6"');
  });

  it('holds the way to the team', () => {
    expect(html).toContain('Contact Our Team');
  });

  it('has no style attribute, which the policy would block', () => {
    expect(html).not.toContain('style=');
  });
});
