import type { ReactNode } from 'react';

// Mocks the hero, navigation and statutory tables around a calculator, which take half of the time to render and are
// tested in rendersOnServer.test.tsx. Import this module before the page; pageOf requires the page only when called.
jest.mock('@/components/calculators/layout/ToolPage', () => ({
  ToolPage: ({ children }: { children: ReactNode }) => children,
}));

// Results depend on the current date; the invented firm's statutory tables are those of this day.
jest.mock('@/lib/dates/today', () => ({
  ...jest.requireActual('@/lib/dates/today'),
  todayInDarEsSalaam: () => '2026-11-28',
}));
