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

/** Tests of modules that need a document; all other modules of lib are tested without one, in a third of the time. */
const NEEDING_DOCUMENT = ['tests/unit/lib/browser/', 'tests/unit/lib/server/pictures/'];

/** Rules and components; everything that needs a server or a browser runs elsewhere (tests/run.ts). */
export default async () => ({
  // A busy machine takes its time; where nothing fails, nobody waits for it.
  testTimeout: 60_000,
  // Jest leaves one core free, which on a machine of two is half of it.
  maxWorkers: '100%',
  projects: await Promise.all(
    [
      {
        displayName: 'rules',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/unit/lib/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: NEEDING_DOCUMENT,
      },
      {
        displayName: 'components',
        testEnvironment: 'jsdom',
        testMatch: ['components', ...NEEDING_DOCUMENT.map((path) => path.slice('tests/unit/'.length, -1))].map(
          (folder) => `<rootDir>/tests/unit/${folder}/**/*.test.{ts,tsx}`,
        ),
        setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
      },
    ].map((project) => createJestConfig({ ...shared, ...project })()),
  ),
});
