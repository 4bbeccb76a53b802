import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Opens a calculator's page as a visitor does, at an address with a query. */
export function openPage(page: ReactElement, query = '') {
  window.history.replaceState(null, '', `/${query}`);
  const visitor = userEvent.setup();
  const view = render(page);

  // The address follows once the result is painted.
  const click = async (target: Element) => {
    await visitor.click(target);
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };

  return {
    ...view,
    visitor,
    /** Replaces what a field holds. */
    type: async (label: RegExp | string, text: string) => {
      const field = screen.getByLabelText(label);
      await visitor.clear(field);
      if (text) await visitor.type(field, text);
    },
    press: (name: string) => click(screen.getByRole('button', { name })),
    click,
    /** Amount at the end of a line of a table. */
    amountOf: (table: string, line: RegExp) => {
      const rows = screen.getByRole('table', { name: table }).querySelectorAll('tr');
      const row = [...rows].find(({ textContent }) => line.test(textContent ?? ''));
      return row?.querySelector('td')?.textContent;
    },
  };
}
