import type { ReactNode } from 'react';

// Hero, navigation and tables of law around a calculator are tested in rendersOnServer.test.tsx. To render them with every
// page takes half of the time. Import this before the page; pageOf loads it late.
jest.mock('@/components/calculators/layout/ToolPage', () => ({
  ToolPage: ({ children }: { children: ReactNode }) => children,
}));

// What results say depends on the day. The invented firm has the tables of law of this one.
jest.mock('@/lib/dates/today', () => ({
  ...jest.requireActual('@/lib/dates/today'),
  todayInDarEsSalaam: () => '2026-11-28',
}));
