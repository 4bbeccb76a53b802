import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LegalPage } from '@/components/legal/LegalPage';
import type { Page } from '@/lib/content/schemas/page';
import { PAGES } from '@/lib/site/pages';

const PAGE: Page = {
  id: 'privacy-policy',
  title: 'Privacy Policy',
  description: 'What we keep and why.',
  summary: ['We keep little.', 'You may ask for it.'],
  updatedOn: '2025-09-24',
};

beforeEach(() => {
  render(
    <LegalPage sitePage={PAGES.privacy} page={PAGE} headings={[{ id: 'who-we-are', text: 'Who we are' }]}>
      <h2 id="who-we-are">Who we are</h2>
    </LegalPage>,
  );
});

describe('a legal page', () => {
  it('opens with its title and what it is about', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(screen.getByText('What we keep and why.')).toBeVisible();
  });

  it('says it in short before the text', () => {
    const note = screen.getByRole('note');

    expect(note).toHaveTextContent('In short');
    expect(
      within(note)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(PAGE.summary);
    const heading = screen.getByRole('heading', { name: 'Who we are' });
    expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('gives the day of the last change in words', () => {
    const day = screen.getByText('24 September 2025');
    expect(day).toHaveAttribute('datetime', '2025-09-24');
  });

  it('leads to its sections', () => {
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
    if (!contents) throw new Error('The page has no contents.');
    expect(within(contents).getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '#who-we-are');
  });

  it('prints at the press of a button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});

    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));

    expect(print).toHaveBeenCalledTimes(1);
  });
});
