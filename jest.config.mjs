import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const shared = {
  // Include the sources as roots, so that `jest -o`, `--findRelatedTests` and watch mode can follow imports.
  roots: ['<rootDir>/app', '<rootDir>/components', '<rootDir>/lib', '<rootDir>/netlify', '<rootDir>/tests'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Unit tests read the content of a fixture firm, so that valid edits to the site's own content cannot break them.
  globalSetup: '<rootDir>/tests/support/inventedFirm.ts',
  setupFiles: ['<rootDir>/tests/support/jestFirm.ts'],
};

/** Unit tests of rules and components. Tests that need a server or a browser run elsewhere (see tests/run.ts). */
export default async () => ({
  // Generous, for busy machines; it does not slow down passing tests.
  testTimeout: 60_000,
  // By default, Jest leaves one core free, which is half the capacity of a two-core machine.
  maxWorkers: '100%',
  projects: await Promise.all(
    [
      {
        // Tests that need no DOM are named .test.ts and take a third of the time; those that do are named .test.tsx.
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
