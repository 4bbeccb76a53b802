import { resultCsv } from './resultCsv';
import type { CalculatorTexts, ResultModel } from './resultModel';
import { ShareActions } from './ShareActions';

type ResultActionsProps = { result: ResultModel; texts: CalculatorTexts };

/** What can be done with the result of a calculator. */
export function ResultActions({ result, texts }: ResultActionsProps) {
  const { title, fileName } = texts;
  return (
    <ShareActions
      title={title}
      announcement={result.announcement}
      csv={() => resultCsv(result, texts)}
      fileName={fileName}
      printLabel="Print result"
    />
  );
}
