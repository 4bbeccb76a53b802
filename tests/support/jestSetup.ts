import '@testing-library/jest-dom';
import { format, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

configure({
  // For busy machines; without a failure nobody waits that long.
  asyncUtilTimeout: 30_000,
  // Queries by role do not ask jsdom whether each element is visible, which takes longer than all else they do: what is hidden
  // by a style sheet jsdom does not know, and where visibility matters a test asks for it.
  defaultHidden: true,
});

// Missing in jsdom, present in every browser.
class ResizeObserver {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { TextEncoder, ResizeObserver });

// The path exists only inside a running site; here it is the test's.
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => globalThis.location?.pathname ?? '/',
}));

/** React's warnings of updates outside `act`: the test did not wait for an effect. */
const unacted: string[] = [];
const { error } = console;
console.error = (message: unknown, ...values: unknown[]) => {
  if (String(message).includes('not wrapped in act')) unacted.push(format(message, ...values));
  else error(message, ...values);
};

afterEach(() => expect(unacted.splice(0)).toEqual([]));
