import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Opens a calculator's page as a visitor does, at a URL with a query. */
export function openPage(page: ReactElement, query = '') {
  window.history.replaceState(null, '', `/${query}`);
  const visitor = userEvent.setup();
  render(page);

  return {
    visitor,
    /** Replaces what a field holds. */
    type: async (label: RegExp | string, text: string) => {
      const field = screen.getByLabelText(label);
      await visitor.clear(field);
      if (text) await visitor.type(field, text);
    },
    press: (name: string) => visitor.click(screen.getByRole('button', { name })),
    /** Amount at the end of a row of a table. */
    amountOf: (table: string, text: RegExp) => {
      const rows = screen.getByRole('table', { name: table }).querySelectorAll('tr');
      const row = [...rows].find(({ textContent }) => text.test(textContent ?? ''));
      return row?.querySelector('td')?.textContent;
    },
  };
}
