import type { ReactNode } from 'react';
import type { OtherDeductions, StudentLoan } from '@/lib/salary/deductions';
import type { ExtraField } from '@/lib/salary/input';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryRates } from '@/lib/salary/rates';
import type { SalaryOptions, SalaryResult } from '@/lib/salary/salary';
import type { FormParseResult, useCalculatorForm } from '../form/useCalculatorForm';
import type { ResultDetails, ResultModel } from '../result/resultModel';

/** What the page of a salary calculator gives it. */
export type SalaryPage = {
  /** Those of the page's year. */
  rates: SalaryRates;
  /** Years to choose from, the newest first; the page's is one of them. */
  years: readonly SalaryYear[];
  loan: StudentLoan;
};

/** Fields of the panel, which is closed at first; empty ones change nothing. */
export type MoreField = 'year' | 'heslb' | ExtraField;

export type SalaryField = 'gross' | 'net' | 'small' | MoreField;

export type SalaryTexts = Record<SalaryField, string>;

/** What the panel adds to a salary: the year to work with, deductions beside those of the law, a bonus in shillings. */
export type MoreInput = { year: SalaryYear; deductions: OtherDeductions; bonus: number };

/** A salary that was accepted; `more` where a field of the panel is filled. */
export type SalaryInput = { salary: number; more?: MoreInput };

/** Everything that a result follows from beside the salary. */
export type SalaryCase = {
  year: SalaryYear;
  /** The visitor has chosen another year than the page's. */
  isOtherYear: boolean;
  /** Whether SDL is charged. */
  options: SalaryOptions;
  /** Undefined where nothing is deducted beside the law. */
  deductions: OtherDeductions | undefined;
  loan: StudentLoan;
  /** Shillings paid beside the salary of one month; 0 without one. */
  bonus: number;
};

/** State of the form of a salary calculator. */
export type SalaryFormState = ReturnType<typeof useCalculatorForm<SalaryField, SalaryInput>>;

/** The part of a salary calculator that is loaded late. */
export type LateSalary = {
  /** What stands beside the headline of the page's year, without deductions or bonus. */
  detailsOf: (result: SalaryResult, page: SalaryPage, isSdlCharged: boolean) => ResultDetails;
  /** The fields of the panel, typed into and checked. */
  moreFields: (form: SalaryFormState, page: SalaryPage) => ReactNode;
  /** Parses a form with a field of the panel filled. */
  readMore: (texts: SalaryTexts, page: SalaryPage) => FormParseResult<SalaryField, SalaryInput>;
  /** The whole result of such an input; undefined where there is none. */
  moreResult: (salary: number, more: MoreInput, page: SalaryPage, isSdlCharged: boolean) => ResultModel | undefined;
  /** Parameters for such an input. */
  moreParams: (more: MoreInput, page: SalaryPage) => Partial<SalaryTexts>;
};
