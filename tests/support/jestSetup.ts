import '@testing-library/jest-dom';
import { format, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

configure({
  // Long enough for a busy machine; passing tests never wait this long.
  asyncUtilTimeout: 30_000,
  // Skips the visibility check in queries by role, which is their slowest part. jsdom does not know what style sheets hide
  // anyway; tests assert visibility explicitly where it matters.
  defaultHidden: true,
});

// jsdom lacks these; every browser has them.
class ResizeObserver {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { TextEncoder, ResizeObserver });

// The real hook needs Next's router; the mock returns the path of the test's URL.
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => globalThis.location?.pathname ?? '/',
}));

/** React's warnings about updates outside `act`, which mean that the test did not wait for an effect. */
const unacted: string[] = [];
const { error } = console;
console.error = (message: unknown, ...values: unknown[]) => {
  if (String(message).includes('not wrapped in act')) unacted.push(format(message, ...values));
  else error(message, ...values);
};

afterEach(() => expect(unacted.splice(0)).toEqual([]));
