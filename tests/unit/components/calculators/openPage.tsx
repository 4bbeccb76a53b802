import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { CALCULATORS } from '@/lib/site/calculators';

/** Loads the page of a calculator or tool from its route; `root` selects the language. */
export function pageOf(id: string, root: '(en)' | 'sw' = '(en)'): ReactElement {
  const path = CALCULATORS.find((calculator) => calculator.id === id)?.path;
  const { default: Page }: { default: ComponentType } = require(`@/app/${root}${path}/page`);
  return <Page />;
}

/** Returns the result, or null if there is none yet. */
export const result = () => document.querySelector<HTMLElement>('section[aria-label="Result"]');

/** Returns the live region that announces the result to screen readers. */
export const announcement = () => document.querySelector('[role="status"]');

/** Renders a calculator's page at a URL with a query, and returns helpers for acting as a visitor. */
export function openPage(page: ReactElement, query = '', path = '/') {
  window.history.replaceState(null, '', path + query);
  const visitor = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(page);

  return {
    visitor,
    /** Navigates to another query as Back and Forward do: the page stays mounted and its result is updated. */
    goTo: (next: string) => {
      window.history.replaceState(null, '', path + next);
      fireEvent.popState(window);
    },
    /** Replaces the value of a field in one step, by pasting. */
    type: async (label: RegExp | string, text: string) => {
      await visitor.clear(screen.getByLabelText(label));
      if (text) await visitor.paste(text);
    },
    /** Sets a value that cannot be typed key by key: a day, a month or several lines. */
    set: (label: RegExp | string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } }),
    choose: (label: RegExp | string, option: string) => visitor.selectOptions(screen.getByLabelText(label), option),
    press: (name: string) => visitor.click(screen.getByRole('button', { name })),
    /** Returns the amount in a table row, found by the row's text. */
    amountOf: (table: string, text: RegExp) => {
      const rows = screen.getByRole('table', { name: table }).querySelectorAll('tr');
      const row = [...rows].find(({ textContent }) => text.test(textContent ?? ''));
      return row?.querySelector('td')?.textContent;
    },
  };
}
