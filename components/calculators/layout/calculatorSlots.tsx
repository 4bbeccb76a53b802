import type { ReactNode } from 'react';
import type { Firm } from '@/lib/content/schemas/firm';
import type { ServiceId } from '@/lib/content/schemas/service';
import { Letterhead } from '../result/Letterhead';
import { ResultPlaceholder } from '../result/ResultPlaceholder';
import type { CalculatorSlots } from '../result/resultModel';
import { ImportantNote } from './ImportantNote';

type SlotOptions = {
  firm: Firm;
  /** What the result will hold. */
  points: readonly string[];
  /** What the results rest on, such as '2024/25 rates'. */
  basis: string;
  /** Service that a question about a result goes to. */
  service: ServiceId;
  aside?: ReactNode;
};

/** The server-rendered parts that every calculator has. */
export function calculatorSlots({ firm, points, basis, service, aside }: SlotOptions): CalculatorSlots {
  return {
    placeholder: <ResultPlaceholder points={points} />,
    letterhead: <Letterhead firm={firm} />,
    note: <ImportantNote basis={basis} service={service} />,
    aside,
  };
}
