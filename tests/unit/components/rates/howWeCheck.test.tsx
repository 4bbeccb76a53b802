import { render, screen } from '@testing-library/react';
import { HowWeCheckPage } from '@/components/rates/HowWeCheckPage';
import { expectLinks } from '@/tests/support/reading';

it('the page on how figures are checked counts the values, lists the sources and offers the file', () => {
  const { container } = render(<HowWeCheckPage />);
  expect(screen.getByText(/^We read \d+ values in the law\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Income Tax Act.*; Finance Act 2024.*\.$/)).toBeInTheDocument();
  expectLinks({ CSV: '/tax-rates.csv' });
  expect(container.querySelector('#nssf-act')).toHaveTextContent('National Social Security Fund Act, Cap. 50');
});
