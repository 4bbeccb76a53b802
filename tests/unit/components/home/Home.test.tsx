import { render, screen, within } from '@testing-library/react';
import HomePage from '@/app/(en)/page';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { expectLinks, texts } from '@/tests/support/reading';

beforeAll(() => fillBrowserGaps());
beforeEach(() => void render(<HomePage />));

describe('Home', () => {
  it('has its tools in one block: the salary field, the next date, the way to a quote', () => {
    expect(screen.getAllByRole('textbox', { name: 'Gross monthly salary' })).toHaveLength(1);
    expect(document.querySelectorAll('ol [data-due]')).not.toHaveLength(0);
    expectLinks({ 'All calculators': '/calculator', 'Tax calendar': '/calendar', 'Ask for a quote': '/contact' });
  });

  it('says when the law asks for an accountant, with the figures of the tables', () => {
    const box = screen.getByRole('region', { name: 'Do you need an accountant for this?' });
    expect(within(box).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expectLinks({
      'Turnover above TZS 100 million': '/services/taxation',
      'Accounts that need an audit': '/services/audit',
      'A return or a payment that is late': '/calculator/penalties',
    });
    expect(box).toHaveTextContent('at least TZS 300,000 for each month');
  });

  it('says once, below all slides of the hero, why to trust the firm', () => {
    const proof = within(screen.getByRole('region', { name: 'What we do' })).getAllByRole('term');
    expect(texts(proof)).toEqual(['Registered auditor', 'Tax consultant', '31+']);
  });

  it('shows the affiliations that are meant for it, and no others', () => {
    expect(document.body).toHaveTextContent('Coast Network');
    expect(document.body).not.toHaveTextContent('Boat Club');
  });
});
