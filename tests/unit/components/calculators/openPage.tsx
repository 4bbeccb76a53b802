import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** The result, or null while there is none. */
export const result = () => screen.queryByRole('region', { name: 'Result' });

/** Returns the announcement of the result for screen readers. */
export const announcement = () => screen.getAllByRole('status')[0];

/** Opens a calculator's page as a visitor does, at a URL with a query; the path says in which language. */
export function openPage(page: ReactElement, query = '', path = '/') {
  window.history.replaceState(null, '', path + query);
  const visitor = userEvent.setup({ delay: null });
  render(page);

  return {
    visitor,
    /** Replaces the value of a field at once. */
    type: async (label: RegExp | string, text: string) => {
      await visitor.clear(screen.getByLabelText(label));
      if (text) await visitor.paste(text);
    },
    /** Sets a day, a month or several lines. */
    set: (label: RegExp | string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } }),
    choose: (label: RegExp | string, option: string) => visitor.selectOptions(screen.getByLabelText(label), option),
    press: (name: string) => visitor.click(screen.getByRole('button', { name })),
    /** Amount at the end of a row of a table. */
    amountOf: (table: string, text: RegExp) => {
      const rows = screen.getByRole('table', { name: table }).querySelectorAll('tr');
      const row = [...rows].find(({ textContent }) => text.test(textContent ?? ''));
      return row?.querySelector('td')?.textContent;
    },
  };
}
