import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Units and components; everything that needs a server or a browser runs elsewhere (tests/run.ts). */
export default createJestConfig({
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/tests/unit'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
