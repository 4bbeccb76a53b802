import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Lets the browser paint: below the head of a result the rest follows then, and so does the address. */
const paint = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Opens a calculator's page as a visitor does, at an address with a query. */
export async function openPage(page: ReactElement, query = '') {
  window.history.replaceState(null, '', `/${query}`);
  const visitor = userEvent.setup();
  const view = render(page);
  await paint();

  const click = async (target: Element) => {
    await visitor.click(target);
    await paint();
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
