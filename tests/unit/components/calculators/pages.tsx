import type { ReactElement } from 'react';
import CorporateTax from '@/app/calculator/corporate-tax/page';
import Gains from '@/app/calculator/gains/page';
import GrossToNet from '@/app/calculator/gross-to-net-salary/page';
import NetToGross from '@/app/calculator/net-to-gross-salary/page';
import Objection from '@/app/calculator/objection/page';
import Overtime from '@/app/calculator/overtime/page';
import Payroll from '@/app/calculator/payroll/page';
import Payslip from '@/app/calculator/payslip/page';
import Penalties from '@/app/calculator/penalties/page';
import PresumptiveTax from '@/app/calculator/presumptive-tax/page';
import Vat from '@/app/calculator/vat/page';
import WithholdingTax from '@/app/calculator/withholding-tax/page';
import TaxCalendar from '@/app/calendar/page';
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
  gains: <Gains />,
  objection: <Objection />,
  'presumptive-tax': <PresumptiveTax />,
  'tax-calendar': <TaxCalendar />,
};
