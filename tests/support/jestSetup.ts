import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mockRouter } from './mockRouter';

// A busy machine takes its time; where nothing fails, nobody waits for it.
configure({ asyncUtilTimeout: 30_000 });

// Links ask for the router, which is there only inside a running site.
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => mockRouter }));

beforeEach(() => {
  for (const act of Object.values(mockRouter)) act.mockClear();
});
