import '@testing-library/jest-dom';
import { format, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { mockRouter } from './mockRouter';

// A busy machine takes its time; where nothing fails, nobody waits for it.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has none, every browser has.
Object.assign(globalThis, { TextEncoder });

// The router is there only inside a running site; here it goes nowhere, and follows the address of the test.
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: () => globalThis.location?.pathname ?? '/',
  useSearchParams: () => new URLSearchParams(globalThis.location?.search),
}));

beforeEach(() => {
  for (const act of Object.values(mockRouter)) act.mockClear();
});

/** What React said of updates outside `act`: the test did not wait for something that it caused. */
const unacted: string[] = [];
const { error } = console;
console.error = (message: unknown, ...values: unknown[]) => {
  if (String(message).includes('not wrapped in act')) unacted.push(format(message, ...values));
  else error(message, ...values);
};

afterEach(() => expect(unacted.splice(0)).toEqual([]));
