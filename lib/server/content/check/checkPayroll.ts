import { payrollSchema } from '../../../content/schemas/payroll.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { PAYMENTS } from '../../../payroll/run.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { ContentTree } from './contentTree.ts';

/** Finds payments of the payroll that are missing, unknown, or due on a day that the rate card does not hold. */
export function checkPayroll(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.payroll.file);
  const file = payrollSchema.safeParse(source?.value).data;
  if (!source || !file || !tree.card) return [];
  const { card } = tree;
  const days = [...card.values()].filter(({ unit }) => unit === 'day-of-month').map(({ id }) => id);
  const ids = file.authorities.map(({ id }) => id);
  const missing = PAYMENTS.filter((id) => !ids.includes(id)).map((id) =>
    fieldIssue(source, ['authorities'], { found: `no entry "${id}"`, expected: `each of ${PAYMENTS.join(', ')}` }),
  );
  const wrong = file.authorities.flatMap(({ id, due }, index) => {
    const issues: ContentIssue[] = [];
    if (!PAYMENTS.includes(id) || ids.indexOf(id) !== index) {
      issues.push(
        fieldIssue(source, ['authorities', index, 'id'], {
          found: `"${id}"`,
          expected: `each of ${PAYMENTS.join(', ')} once`,
          example: `"id": "${nearestWord(id, PAYMENTS) ?? PAYMENTS[0]}"`,
        }),
      );
    }
    if (due && 'rate' in due && !days.includes(due.rate)) {
      issues.push(
        fieldIssue(source, ['authorities', index, 'due', 'rate'], {
          found: `"${due.rate}"`,
          expected: 'the id of a day of the month in content/tax/rates.json',
          example: `"rate": "${nearestWord(due.rate, days) ?? days[0]}"`,
        }),
      );
    }
    return issues;
  });
  return [...missing, ...wrong];
}
