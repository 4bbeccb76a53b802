import type { ComponentType, ReactElement } from 'react';
import { CALCULATORS, type CalculatorId } from '@/lib/site/calculators';

function pageOf(path: string): ReactElement {
  const { default: Page }: { default: ComponentType } = require(`@/app/(en)${path}/page`);
  return <Page />;
}

/** The page of every calculator and tool, by the route of its path. */
export const PAGES = Object.fromEntries(CALCULATORS.map(({ id, path }) => [id, pageOf(path)])) as Record<
  CalculatorId,
  ReactElement
>;
