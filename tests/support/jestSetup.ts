import '@testing-library/jest-dom';
import { format, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { mockRouter } from './mockRouter';

// For busy machines; without a failure nobody waits that long.
configure({ asyncUtilTimeout: 30_000 });

// Missing in jsdom, present in every browser.
Object.assign(globalThis, { TextEncoder });

// The router exists only inside a running site; this one does not navigate, and follows the test's address.
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: () => globalThis.location?.pathname ?? '/',
  useSearchParams: () => new URLSearchParams(globalThis.location?.search),
}));

beforeEach(() => {
  for (const act of Object.values(mockRouter)) act.mockClear();
});

/** React's warnings of updates outside `act`: the test did not wait for an effect. */
const unacted: string[] = [];
const { error } = console;
console.error = (message: unknown, ...values: unknown[]) => {
  if (String(message).includes('not wrapped in act')) unacted.push(format(message, ...values));
  else error(message, ...values);
};

afterEach(() => expect(unacted.splice(0)).toEqual([]));
