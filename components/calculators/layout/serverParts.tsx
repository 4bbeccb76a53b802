import { Button } from '@/components/ui/button/Button';
import { ActionButtons } from '../result/ActionButtons';
import { PrintHead } from '../result/PrintHead';
import { ResultPlaceholder } from '../result/ResultPlaceholder';
import type { CalculatorParts } from '../result/resultModel';
import { ImportantNote } from './ImportantNote';

type ServerPartsWords = {
  /** On the form's button. */
  submit: string;
  /** What the result will hold. */
  points: readonly string[];
  /** What the results rest on. */
  basis: string;
};

type ServerParts = Pick<CalculatorParts, 'submit' | 'placeholder' | 'printHead' | 'note' | 'actions'>;

/** The parts that every calculator has, rendered on the server in the words of this one. */
export function serverParts({ submit, points, basis }: ServerPartsWords): ServerParts {
  return {
    submit: (
      <Button type="submit" size="large" fullWidth>
        {submit}
      </Button>
    ),
    placeholder: <ResultPlaceholder points={points} />,
    printHead: <PrintHead />,
    note: <ImportantNote basis={basis} />,
    actions: <ActionButtons />,
  };
}
