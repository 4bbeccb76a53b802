import { render, screen } from '@testing-library/react';
import { GlossaryPage } from '@/components/glossary/GlossaryPage';
import { expectLinks } from '@/tests/support/reading';

it('a word has its meaning, its Kiswahili marked as such, and the page that explains it', () => {
  render(<GlossaryPage />);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expectLinks({ 'Withholding tax': '/calculator/withholding-tax' });
  expect(screen.getByText('kodi ya zuio')).toHaveAttribute('lang', 'sw');
});
