import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { CALCULATORS } from '@/lib/site/calculators';

/** The page of a calculator or tool, by the route of its path in a language. */
export function pageOf(id: string, root: '(en)' | 'sw' = '(en)'): ReactElement {
  const path = CALCULATORS.find((calculator) => calculator.id === id)?.path;
  const { default: Page }: { default: ComponentType } = require(`@/app/${root}${path}/page`);
  return <Page />;
}

/** The result, or null while there is none. */
export const result = () => document.querySelector<HTMLElement>('section[aria-label="Result"]');

/** Returns the announcement of the result for screen readers. */
export const announcement = () => document.querySelector('[role="status"]');

/** Opens a calculator's page as a visitor does, at a URL with a query. */
export function openPage(page: ReactElement, query = '', path = '/') {
  window.history.replaceState(null, '', path + query);
  const visitor = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(page);

  return {
    visitor,
    /** Goes to another query as Back and Forward do: the page stays, and its result follows. */
    goTo: (next: string) => {
      window.history.replaceState(null, '', path + next);
      fireEvent.popState(window);
    },
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
