import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Units and components; everything that needs a server or a browser runs elsewhere (tests/run.ts). */
export default createJestConfig({
  testEnvironment: 'jsdom',
  // The sources are roots too: `jest -o`, `--findRelatedTests` and watch mode follow their imports.
  roots: ['<rootDir>/app', '<rootDir>/components', '<rootDir>/lib', '<rootDir>/netlify', '<rootDir>/tests'],
  // A busy machine takes its time; where nothing fails, nobody waits for it.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
