import { render, screen, within } from '@testing-library/react';
import HomePage from '@/app/(en)/page';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';
import { expectLinks, texts } from '@/tests/support/reading';

beforeAll(() => mockBrowserApis());
beforeEach(() => void render(<HomePage />));

describe('Home', () => {
  it('has one block of tools: the salary field, the next date and a link to a quote', () => {
    expect(screen.getAllByRole('textbox', { name: 'Gross monthly salary' })).toHaveLength(1);
    expect(document.querySelectorAll('ol [data-due]')).not.toHaveLength(0);
    expectLinks({ 'All calculators': '/calculator', 'Tax calendar': '/calendar', 'Ask for a quote': '/contact' });
  });

  it('says when the law requires an accountant, with figures from the tables', () => {
    const box = screen.getByRole('region', { name: 'Do you need an accountant for this?' });
    expect(within(box).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expectLinks({
      'Turnover above TZS 100 million': '/services/taxation',
      'Accounts that need an audit': '/services/audit',
      'A return or a payment that is late': '/calculator/penalties',
    });
    expect(box).toHaveTextContent('at least TZS 300,000 for each month');
  });

  it("states the firm's credentials once, below all slides of the hero", () => {
    const proof = within(screen.getByRole('region', { name: 'What we do' })).getAllByRole('term');
    expect(texts(proof)).toEqual(['Registered auditor', 'Tax consultant', '31+']);
  });

  it('shows only the affiliations meant for Home', () => {
    expect(document.body).toHaveTextContent('Coast Network');
    expect(document.body).not.toHaveTextContent('Boat Club');
  });
});
