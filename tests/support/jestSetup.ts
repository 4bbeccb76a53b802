import '@testing-library/jest-dom';
import { mockRouter } from './mockRouter';

// Links ask for the router, which is there only inside a running site.
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => mockRouter }));

beforeEach(() => {
  for (const act of Object.values(mockRouter)) act.mockClear();
});
