import type { ReactElement } from 'react';
import CorporateTax from '@/app/(en)/calculator/corporate-tax/page';
import GrossToNet from '@/app/(en)/calculator/gross-to-net-salary/page';
import NetToGross from '@/app/(en)/calculator/net-to-gross-salary/page';
import Objection from '@/app/(en)/calculator/objection/page';
import Overtime from '@/app/(en)/calculator/overtime/page';
import Payroll from '@/app/(en)/calculator/payroll/page';
import Payslip from '@/app/(en)/calculator/payslip/page';
import Penalties from '@/app/(en)/calculator/penalties/page';
import PresumptiveTax from '@/app/(en)/calculator/presumptive-tax/page';
import Vat from '@/app/(en)/calculator/vat/page';
import WithholdingTax from '@/app/(en)/calculator/withholding-tax/page';
import TaxCalendar from '@/app/(en)/calendar/page';
import type { CalculatorId } from '@/lib/site/calculators';

/** The page of every calculator and tool. */
export const PAGES: Record<CalculatorId, ReactElement> = {
  'gross-to-net-salary': <GrossToNet />,
  'net-to-gross-salary': <NetToGross />,
  overtime: <Overtime />,
  payroll: <Payroll />,
  payslip: <Payslip />,
  'corporate-tax': <CorporateTax />,
  'withholding-tax': <WithholdingTax />,
  vat: <Vat />,
  penalties: <Penalties />,
  objection: <Objection />,
  'presumptive-tax': <PresumptiveTax />,
  'tax-calendar': <TaxCalendar />,
};
