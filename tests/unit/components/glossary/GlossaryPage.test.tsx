import { render, screen } from '@testing-library/react';
import { GlossaryPage } from '@/components/glossary/GlossaryPage';
import { expectLinks } from '@/tests/support/reading';

it('a term shows its meaning, its Kiswahili with the language marked, and a link to its page', () => {
  render(<GlossaryPage />);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expectLinks({ 'Withholding tax': '/calculator/withholding-tax' });
  expect(screen.getByText('kodi ya zuio')).toHaveAttribute('lang', 'sw');
});
