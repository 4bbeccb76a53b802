import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mockRouter } from './mockRouter';

// A busy machine takes its time; where nothing fails, nobody waits for it.
configure({ asyncUtilTimeout: 30_000 });

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
