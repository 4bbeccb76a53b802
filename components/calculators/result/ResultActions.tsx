import { resultCsv } from './resultCsv';
import type { CalculatorTexts, ResultDetails, ResultModel } from './resultModel';
import { ShareActions } from './ShareActions';

type ResultActionsProps = { result: ResultModel; details: ResultDetails; texts: CalculatorTexts };

/** What can be done with the result of a calculator. */
export function ResultActions({ result, details, texts }: ResultActionsProps) {
  const { title, fileName } = texts;
  return (
    <ShareActions
      title={title}
      announcement={result.announcement}
      csv={() => resultCsv(details, texts)}
      fileName={fileName}
      printLabel="Print result"
    />
  );
}
