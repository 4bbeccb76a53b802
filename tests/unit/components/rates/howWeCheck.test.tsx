import { render, screen } from '@testing-library/react';
import { HowWeCheckPage } from '@/components/rates/HowWeCheckPage';
import { expectLinks } from '@/tests/support/reading';

const MOST_WORDS = 1300;

it('the page on how figures are checked is short, counts the values and offers the file with all of them', () => {
  const { container } = render(<HowWeCheckPage />);
  const words = [...container.querySelectorAll('h1, h2, h3, p, li')].flatMap(
    ({ textContent }) => textContent?.trim().split(/\s+/) ?? [],
  );
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  expect(screen.getByText(/^\w.*\d+ values were read in this way\./)).toBeInTheDocument();
  expectLinks({ CSV: '/tax-rates.csv' });
  expect(container.querySelector('#nssf-act')).toHaveTextContent('NSSF, employee: 10%');
});
