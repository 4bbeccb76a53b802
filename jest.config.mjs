import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const shared = {
  // The sources are roots too: `jest -o`, `--findRelatedTests` and watch mode follow their imports.
  roots: ['<rootDir>/app', '<rootDir>/components', '<rootDir>/lib', '<rootDir>/netlify', '<rootDir>/tests'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Units read the content of an invented firm: no correct content of the site turns them red.
  globalSetup: '<rootDir>/tests/support/inventedFirm.ts',
  setupFiles: ['<rootDir>/tests/support/jestFirm.ts'],
};

/** Rules and components; everything that needs a server or a browser runs elsewhere (tests/run.ts). */
export default async () => ({
  // A busy machine takes its time; where nothing fails, nobody waits for it.
  testTimeout: 60_000,
  // Jest leaves one core free, which on a machine of two is half of it.
  maxWorkers: '100%',
  projects: await Promise.all(
    [
      {
        // Tests without a document, in a third of the time, are named .test.ts; those of the others end in .test.tsx.
        displayName: 'rules',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      },
      {
        displayName: 'components',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
      },
    ].map((project) => createJestConfig({ ...shared, ...project })()),
  ),
});
