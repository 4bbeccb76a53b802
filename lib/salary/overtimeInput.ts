import type { FormReading } from '../money/formReading.ts';
import type { Mistake } from '../money/mistake.ts';
import { readHours, readSalary } from './input.ts';
import type { MinimumWage } from './minimumWage.ts';
import type { OvertimeInput } from './overtime.ts';

/** Fields of the overtime form in order; also the parameters of the query. */
export type OvertimeField = 'salary' | 'weekday' | 'weekend' | 'sector';

/** Hours and salary of a month, with the minimum wage if a sector is chosen. */
export type OvertimeQuestion = OvertimeInput & { minimum: MinimumWage | undefined };

/** Parses the overtime form. */
export function readOvertimeInput(
  texts: Record<OvertimeField, string>,
  wages: readonly MinimumWage[],
): FormReading<OvertimeField, OvertimeQuestion> {
  const salary = readSalary(texts.salary);
  const weekday = readHours(texts.weekday);
  const weekend = readHours(texts.weekend);
  const minimum = wages.find(({ id }) => id === texts.sector);
  const sector: Mistake | undefined = texts.sector && !minimum ? { code: 'unknown-choice' } : undefined;
  if (salary.error !== undefined || weekday.error !== undefined || weekend.error !== undefined || sector) {
    return { errors: { salary: salary.error, weekday: weekday.error, weekend: weekend.error, sector } };
  }
  return {
    input: { basicSalary: salary.amount, weekdayHours: weekday.hours, weekendHours: weekend.hours, minimum },
    notes: { weekday: weekday.note, weekend: weekend.note },
  };
}
