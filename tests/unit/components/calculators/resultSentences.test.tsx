import type { CalculatorId } from '@/lib/site/calculators';
import { texts } from '@/tests/support/reading';
import { announcement, openPage, pageOf, result } from './openPage';
import './withoutFrame';

/**
 * One line per query: the query, then texts that its result must contain. The prefix 'no: ' marks a text that must be
 * absent, 'no table: ' the caption of a table that must be absent, and 'row: ' a table row, where … stands for any text.
 */
const RESULTS: Record<Exclude<CalculatorId, 'payroll' | 'tax-calendar'>, string> = {
  'gross-to-net-salary': `
      gross=0 | take-home as a share of gross 0% | employer cost on top of gross 0%
      gross=0 | row: Skills development levy … 0 × 3.5% = 0 …
      gross=300000&year=2024-25 | TZS 270,000 | Tax-free (0%) | row: PAYE … 00…
      gross=500000&year=2024-25 | TZS 435,600 | 8% tax band | row: PAYE … 14,400…
      gross=800000&year=2024-25 | TZS 660,000 | 20% tax band | row: PAYE … 60,000… | 82.5% | 21.5% | 14% | 172,000 | 912,000
      gross=1000000&year=2024-25 | TZS 797,000 | 25% tax band | row: PAYE … 103,000…
      gross=2000000&year=2024-25 | TZS 1,431,000 | 30% tax band | row: PAYE … 369,000…
      gross=300000 | Tax-free (0%) | row: PAYE tax-free … There is no tax on taxable pay of 270,000. …
      gross=500000 | 8% tax band | row: PAYE 8% … 8% × (450,000 − 270,000) = 14,400 …
      gross=2500000 | 30% tax band | row: PAYE 129,000 + 30%129,000 + 30% × (2,250,000 − 1,000,000) = 504,000The figure of 129,000 is this calculator’s own. TRA’s table has 128,000. …
      gross=800000 | Take-home pay each month TZS 660,000 | 20% tax band | row: Employee NSSF … − 80,000− 960,000− 2,667
      gross=800000 | row: PAYE 20,000 + 20%20,000 + 20% × (720,000 − 520,000) = 60,000Income Tax Act, Cap. 332 … − 60,000− 720,000− 2,000
      gross=800000 | row: Skills development levy … 28,000336,000933 | row: Total cost to company … 912,00010,944,00030,400
      gross=800000 | taken from your pay (NSSF + PAYE) 140,000 | what is taken, as a share of gross 17.5% | effective rate (PAYE / gross) 7.5%
      gross=800000 | togethertake-home as a share of gross 82.5% | total deductions, including the employer’s WCF and SDL 172,000 | as a share of gross 21.5% | employer cost on top of gross 14% | next taxable shilling 20%
      gross=800000 | row: Employee NSSF … 800,000 × 10% = 80,000 … | row: Net pay … 720,000 − 60,000 = 660,000 … | row: Total cost to company … 800,000 + 80,000 + 28,000 + 4,000 = 912,000 …
      gross=800000&small=1 | row: Skills development levy … fewer than 10 employees … Not charged. … | row: Total cost to company … 884,000 …
      gross=800000&heslb=1&other=10000 | row: Student loan (HESLB) … 800,000 × 15% = 120,000 … | row: Left after other deductions … 660,000 − 120,000 − 10,000 = 530,000 …
      gross=800000&year=2014-15 | TZS 616,200 | row: PAYE 58,800 + 25% … Finance Act 2014 … | row: Workers … charged since 1 July 2015 … Not charged then. … | Rates for 2014/15, with the PAYE table in force since 1 July 2014.
      gross=800000 | Net pay range: TZS 500,000 - 692,000.
      gross=1350000 | Take-home pay each month TZS 1,021,50030% tax bandUnder TRA’s own table: TZS 1,022,500 | PAYE under TRA’s own table 192,500
      gross=1350000 | Under TRA’s own table PAYE is TZS 192,500 and the net pay is TZS 1,022,500. | Why TRA’s table differs | the fixed amount of the top band is TZS 128,000. In this calculator it is TZS 129,000.
      gross=800000&heslb=1&union=16000&other=50000 | Take-home pay each month, after other deductions TZS 474,000 | Other deductions of TZS 186,000 leave TZS 474,000.
      gross=800000&heslb=1&union=16000&other=50000 | row: Student loan … − 120,000… | row: Left after other deductions … 474,000…
      gross=545782 | Take-home pay each month TZS 473,507 | row: Net pay … 473,507…
      gross=1051393.33 | TZS 831,690 | from a gross salary of TZS 1,051,393.33: | row: Gross salary … 1,051,393.33…
      gross=1111111 | 25% tax band | no: revenue authority
      gross=300000&other=270000 | after other deductions TZS 0 | no: The deductions come to more
      gross=300000&other=300000 | -TZS 30,000 | The deductions come to more than the net pay.
      gross=800000&bonus=1000000 | what is left of the bonus 645,000 | PAYE on the bonus 255,000 | PAYE for the month 315,000
      gross=800000&bonus=1000000 | net pay for the month under TRA’s own table 1,306,000
      gross=1350000&union=1000 | TZS 1,020,500 | Under TRA’s own table: TZS 1,021,500
      gross=800000&abroad=1&year=2014-15 | Ask us for the 2014/15 rate.
      gross=10000000&abroad=1 | TZS 7,500,000 | pays 15% of the whole pay, as a final tax. | no: Under TRA’s own table | no: differs
      gross=10000000&abroad=1 | row: PAYE 15% … Income Tax Act, Cap. 332, section 7 … − 1,500,000 …`,
  'net-to-gross-salary': `
      net=600000 | TZS 716,667 | 20% tax band | row: PAYE … 45,000540,0011,500 | row: Total cost … 817,0009,804,00527,233
      net=600000 | row: Taxable pay … (600,000 + 20,000 − 20% × 520,000) / 80% = 645,000 … | row: PAYE … 20,000 + 20% × (645,000 − 520,000) = 45,000 …
      net=600000 | row: Employee NSSF … 716,667 × 10% = 71,667 … | row: Net pay … Your figure. … | row: Gross … 645,000 / 90% = 716,667 …
      net=872000 | row: Net pay … Your figure. … 872,00010,464,00029,067 | row: PAYE … 128,0001,536,0004,267 | row: Taxable pay … 1,000,00011,999,99933,333 | row: Rounding … 0−1−1
      net=200000&year=2024-25 | TZS 222,222 | Net pay range: TZS 0 - 270,000.
      net=435600&year=2024-25 | TZS 500,000 | Net pay range: TZS 270,000 - 500,000.
      net=660000&year=2024-25 | TZS 800,000 | Net pay range: TZS 500,000 - 692,000.
      net=797000&year=2024-25 | TZS 1,000,000 | Net pay range: TZS 692,000 - 872,000.
      net=1432000&year=2024-25 | TZS 2,000,000 | Net pay range: TZS 872,000 and above.
      net=200000 | row: Taxable pay … There is no tax, so the net pay of 200,000 is the taxable pay. …
      net=400000 | row: Taxable pay … (400,000 − 8% × 270,000) / 92% = 411,305 …
      net=7500000&abroad=1 | row: Taxable pay the whole of gross pay … 7,500,000 / 75% = 10,000,000 … | row: PAYE 15% … 15% × (10,000,000 − 0) = 1,500,000 … | row: Employee NSSF 10% of gross … 10,000,000 × 10% = 1,000,000 … | row: Gross … 10,000,000 …
      net=600000 | check: net TZS 600,000 | Net pay range: TZS 500,000 - 692,000.
      net=733533 | row: Net pay … 733,533… | check: net TZS 733,533
      net=540000&heslb=1 | Gross monthly salary to agree TZS 800,000 | check: TZS 540,000 after all deductions | row: Net pay … 540,000 + 120,000 = 660,000 …
      net=1117000 | TZS 1,500,000 | In gross to net it is TZS 129,000. | net pay according to gross to net 1,116,000 | how much less that is 1,000
      net=872000 | no: In gross to net it is
      net=660000&bonus=1000000 | TZS 800,000 | what is left of the bonus 646,000`,
  overtime: `
      salary=900000&weekday=10&weekend=5 | TZS 1,025,000 | 5,000 | 75,000 | 50,000 | 125,000 | 8,333 | 13.9%
      salary=800000&weekday=12&weekend=6 | row: Hourly rate salary / 180 h … 4,444
      salary=800000&weekday=12&weekend=6 | total overtime hours 18 h | average overtime rate per hour 7,407 | no: minimum
      salary=800000&weekday=12&weekend=6 | row: Hourly rate … 4,444 | row: Weekday … 80,000 | row: Rest day or public holiday … 53,333
      salary=179.99&weekday=0.5 | average overtime rate per hour 1 | row: Basic … 179.99
      salary=936000&weekday=12&weekend=6 | hourly rate TZS 5,200 | Overtime is taxable income. | row: Hourly rate … 5,2004,800−400 | row: Total overtime … 156,000144,000−12,000
      salary=800000&weekday=12&weekend=6 | overtime as a share of salary 16.7% | total salary increase 16.7%
      salary=800000&weekday=40&weekend=10 | 50 h | no: legal cap
      salary=800000&weekday=40&weekend=10.5 | 50.5 h | The overtime is above the legal cap.
      salary=250000&sector=hospital | This salary is exactly the minimum. | no: below the minimum wage
      salary=800000&weekday=12&weekend=6.5 | row: Weekday … 12 h × 1.5 × 800,000 / 180 h = 80,000 … | row: Total overtime … 80,000 + 57,778 = 137,778 …
      salary=150000&sector=hospital | The basic salary is below the minimum wage: TZS 250,000 | This salary is TZS 100,000 below the minimum. Wage Order 2025, GN 605A of 2025
      salary=300000&sector=hospital | This salary is TZS 50,000 above the minimum. | no: below the minimum wage`,
  payslip: `
      gross=1500000&nssf=150000&paye=234000&net=1116000 | TRA’s table has 128,000, which makes the net pay TZS 1,000 higher each month. | row: PAYE TZS 1,000 more than under TRA’s table … 234,000233,0001,000 | no: What to say to the employer | no table: What would explain these figures
      gross=1500000&nssf=150000&paye=234000&net=1100000 | the lines do not add up | row: PAYEA fixed amount of 129,000 in the top band … In TRA’s table the fixed amount of the top band is 128,000.
      gross=1500000&nssf=150000&paye=240000&net=1110000 | My payslip shows PAYE of TZS 240,000 and net pay of TZS 1,110,000 on gross pay of TZS 1,500,000
      gross=800000&nssf=80000&paye=60000&net=660000 | the payslip is right | no: What to say to the employer | no table: What would explain these figures
      gross=800000&nssf=80000&paye=60000&net=632000 | the lines do not add up | row: Net payThe skills levy (SDL), 3.5% of gross, taken from your payTZS 632,000The employer pays this; it must not be taken from your pay.
      gross=800000&nssf=80000&paye=61234&net=658766 | No known mistake explains these figures
      gross=800000&basic=500000&nssf=50000&paye=66000&net=684000 | row: Pension10% of the basic pay only … TZS 50,000 … bonus. | row: PAYEIt results from the pension share on the slip … Correct that line first.
      gross=600000&year=2012-13&nssf=60000&paye=62600&net=477400 | the payslip is right`,
  'corporate-tax': `
      income=-5000000&turnover=800000000&losses=3&end=2025-12-31 | TZS 6,016,438 | minimum tax, by number of days | the minimum tax would be TZS 8,000,000
      income=-5000000&turnover=800000000&losses=3&end=2026-12-31 | TZS 8,000,000 | minimum tax 1% | no: by its days
      income=100000000&brought=500000000&four=yes&turnover=0&end=2026-12-31 | TZS 12,000,000 | losses to carry forward 440,000,000 | at most 60%
      income=150000&turnover=0&end=2026-12-31 | TZS 45,000 | No instalments
      income=100000000&turnover=800000000&end=2025-12-31&paid=10000000 | row: … 100,000,000 × 30% = 30,000,000 … | row: Instalment 2 … 30,000,000 / 4 = 7,500,000; 2,500,000 already paid, 5,000,000 left …
      income=100000000&turnover=800000000&end=2025-12-31&paid=31000000 | row: Overpaid … 1,000,000
      income=-1&turnover=800000000&losses=2&end=2025-12-31 | tax on income 30% | row: Minimum tax … not charged: too few consecutive loss years …
      income=-5000000&turnover=800000000&losses=3&end=2025-12-31&sector=agriculture | Tax for the year TZS 0
      income=1000000&turnover=0&losses=2&end=2025-06-30 | Please check the number of loss years
      income=100000000&turnover=800000000&end=2026-06-30 | final return by 31 December 2026 | row: Instalment 1 due 30 September 2025 … 7,500,000
      income=100000000&turnover=800000000&end=2026-06-30 | row: Instalment 4 due 30 June 2026 … 7,500,000
      kind=newly-listed&income=1000000&turnover=0&end=2025-12-31 | TZS 250,000
      kind=bank&income=1000000&turnover=0&end=2025-06-30 | TZS 300,000`,
  'withholding-tax': `
      kind=dividend&payee=non-resident&state=india&holding=25&amount=1000000&day=2026-11-15 | TZS 50,000 | The treaty with India limits the tax to 5% instead of 10%.
      kind=royalty&payee=non-resident&state=canada&amount=1000000&day=2026-11-15 | The treaty with Canada allows 20%. The domestic rate of 15% is not higher, so withhold at that rate.
      kind=interest&payee=non-resident&state=india&amount=1000000&day=2026-11-15 | The treaty with India allows 10%. The domestic rate of 10% is not higher, so withhold at that rate.
      kind=management-fee&payee=non-resident&state=italy&amount=1000000&day=2026-11-15 | The treaty with Italy states no rate for this kind of payment
      kind=interest&payee=non-resident&state=zambia&amount=1000000&day=2026-11-15 | where it is exempt there, the domestic rate applies.
      kind=gain&payee=non-resident&amount=1000000&day=2026-11-15 | Tax payable as one instalment TZS 300,000 | 20% before
      kind=royalty&payee=non-resident&amount=1000000&day=2026-11-15 | Final for a payee without a permanent establishment here: the tax settles
      amount=1000000&basis=net&day=2026-11-15 | TZS 52,632
      amount=1000000&basis=net&day=2026-11-15 | row: … 1,000,000 / (100% − 5%) = 1,052,632 …
      amount=1000000&kind=services&day=2026-11-15 | pay by 7 December 2026 | row: Paid to the payee … TZS 950,000 | row: Withholding certificate … by 30 December 2026 … 50,000
      amount=1000000&kind=construction&day=2026-11-15 | row: … the part of 1,000,000 that is for services: 400,000 …
      amount=1000000&payer=person | An individual withholds only on payments made in business. | no table: What to pay TRA and give the payee
      amount=1000000&kind=government-goods | Only bodies whose budget the Government pays | no table: What to pay TRA and give the payee
      amount=1000000&kind=rent-other | Do not withhold on rent of other assets to a resident | no table: What to pay TRA and give the payee
      amount=1000000&kind=rent-vehicle&day=2025-06-30 | Until 30 June 2025 vehicles were treated as other assets | no table: What to pay TRA and give the payee
      amount=1000000&kind=services&day=2013-06-30 | Our table of rates does not go back to this date. | no table: What to pay TRA and give the payee
      amount=1000000&kind=gain&payee=non-resident&day=2026-11-15 | Tax payable as one instalment TZS 300,000
      amount=1000000&kind=gain&payee=non-resident&day=2025-06-15 | Tax payable as one instalment TZS 200,000
      amount=1000000&kind=produce&day=2026-11-15 | Tax to withhold Ask us | no: TZS 0 | no table: Line by line`,
  vat: `
      task=sale&amount=1000&basis=excluded&day=2026-11-15 | VAT on top of the price TZS 180
      task=sale&amount=1180&basis=included&day=2026-11-15 | row: … 1,180 × 18 / 118 = 180 … | row: … 1,180 × 100 / 118 = 1,000 …
      task=sale&amount=1180000&basis=included&day=2026-11-15 | TZS 1,000,000 without VAT, TZS 1,180,000 with VAT | row: VAT left to pay on this sale Sunday 20 December 2026: file and pay by Friday 18 … TZS 180,000
      task=sale&amount=1000000&basis=excluded&withheld=services&day=2026-11-15 | row: Withheld by a designated buyer by 10 December 2026 … 60,000
      task=sale&amount=1000000&basis=excluded&withheld=services&day=2026-11-15 | no: Designated buyers usually are registered | row: Paid to the supplier … 1,120,000 | row: VAT left … TZS 120,000
      task=sale&amount=1160000&rate=electronic&day=2025-09-01 | TZS 160,000 | the customer is not registered for VAT | no: Designated buyers usually are registered
      task=sale&amount=1180000&rate=electronic&withheld=services | Designated buyers usually are registered
      task=register&first=2025-01&months=1000000%0A2000000 | Below both thresholds | You entered fewer than 12 months
      task=register&first=2025-01&months=10m%0A20m%0A70m%0A5m | Highest turnover of 12 months in a row TZS 105,000,000 | At the end of March 2025 the turnover for 6 months, TZS 100,000,000, reached
      task=register&first=2025-01&months=10m%0A20m%0A70m%0A5m | row: Apr 20255,000,000105,000,000105,000,000
      task=register&who=professional&first=2025-01&months=1000000 | Register whatever the turnover`,
  penalties: `
      tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15 | Interest is added | no: Penalty and interest
      tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15&rate=12 | Penalty and interest TZS 2,106,020 | row: Month 3 to 15 September 2026 … 2.5% × 20,000,000 = 500,000; at least 15 × 20,000 = 300,000; the greater of the two applies. … 20,000,000 …
      tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15&on1=2026-07-31&sum1=20000000 | TZS 1,100,000
      kind=wcf&tax=150000&due=2021-07-31&done=2021-10-31 | Late payment charge TZS 21,000
      tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15&rate=12&from1=2026-09-01&rate1=6 | TZS 2,004,010
      kind=wcf&tax=150000&due=2026-01-31&done=2026-07-31 | Late payment charge TZS 18,000 | no: Interest
      kind=nssf&tax=150000&due=2026-01-31&done=2026-07-31 | TZS 45,000
      tax=0&due=2026-06-30&done=2026-09-15 | no tax was outstanding
      tax=1000000&due=2026-06-30&done=2026-06-30 | Penalty TZS 0 | there is neither penalty nor interest | no table: Month by month
      tax=1000000&due=2024-05-31&done=2024-07-31 | TZS 1,000,000 was still unpaid on the day of filing | The currency point changed during the delay`,
  objection: `
      served=2026-11-16&kind=vat&tax=90000000&undisputed=12000000 | row: Waiver of the depositMonday 30 November 2026 … the Regulations of 2015 | no: customs law
      served=2026-11-16&kind=vat&tax=90000000 | Deposit 30,000,000 | Not payable until TRA decides 60,000,000 | Deposit as a share of the tax assessed 33.3%
      served=2026-11-20&kind=vat&tax=90000000 | Object by Friday 18 December 2026 | The last day by law is Sunday 20 December. | row: ObjectionSunday 20 December 2026: act by Friday 18 December …
      served=2026-11-16&kind=imports&tax=90000000 | TZS 90,000,000 | A decision under customs law itself | row: Deposit on imports … 90,000,000
      served=2026-11-16&kind=decision | Deposit to pay with the objection None | no table: The deposit
      served=2026-05-20&kind=income&tax=30000000&admitted=2026-06-01&decided=2026-12-02 | TRA decided after its six months had ended. | no: If TRA does not decide
      served=2026-05-20&kind=income&tax=30000000&admitted=2026-06-01 | TRA’s decision Tuesday 1 December 2026 | If TRA does not decide, you get no letter. | no table: What goes in`,
  'presumptive-tax': `
      turnover=20000000&year=2027 | 45.2%
      turnover=20000000&year=2027&profit=4000000&cost=100000 | TZS 639,200 less with accounts | row: Less with accounts … 639,200
      turnover=20000000&year=2027&profit=4000000&cost=100000 | row: Tax on the profit under the bands for individuals8% × (4,000,000 − 3,240,000) = 60,800 … 60,800
      turnover=20000000&year=2027&profit=4000000&cost=739199 | TZS 1 less with accounts | row: Less with accounts … 1
      turnover=20000000&year=2027&profit=4000000&cost=739200 | the same with accounts
      turnover=20000000&year=2027&profit=4000000&cost=739201 | TZS 1 more with accounts | row: More with accounts … 1
      turnover=20000000&year=2027&profit=4000000 | At this profit margin (20%) accounts are cheaper for a turnover from 4,000,001 to 103,199,999
      turnover=100000000&year=2026 | row: 1 January 2026 to 30 June 2026 … 1,735,616 | row: 1 July 2026 to 31 December 2026 under … × 184 / 365 = 2,016,438Finance Act 2026, section 27(a)(ii) … 2,016,438
      turnover=100000000&year=2026 | TZS 3,752,055 | The table changed during the year
      turnover=150000000&year=2026 | Presumptive tax for part of 2026 TZS 3,024,658 | Ask us before you file
      turnover=50000000&year=2027&trader=services&profit=12000000 | Does not apply | TZS 1,536,000 on your profit | Those who sell such services cannot use the table.
      turnover=50000000&year=2027&trader=company&profit=12000000 | The table is for individuals. | no table: With accounts
      turnover=6000000&year=2026&records=no | TZS 100,000
      turnover=20000000&year=2027&tin=2026-09-01 | TZS 267,397 | Nothing is due during the relief`,
};

/** Returns the table rows whose text matches a pattern, in which … matches any text. */
function rowsOf(text: string): Element[] {
  const pattern = new RegExp(`^${text.split(/ ?… ?/).map(RegExp.escape).join('.*')}$`);
  return [...document.querySelectorAll('tr')].filter(({ textContent }) => pattern.test(textContent ?? ''));
}

/** Returns whether the current result meets one expectation of a line. */
function isSaid(sentence: string): boolean {
  const shown = result()?.textContent;
  const said = shown && `${announcement()?.textContent} ${shown}`.replace(/\s+/g, ' ');
  const [start, rest = ''] = sentence.split(/: (.*)/);
  if (said === undefined) return false;
  if (start === 'no') return !said.includes(rest);
  if (start === 'row') return rowsOf(rest).length > 0;
  if (start === 'no table') return !texts(document.querySelectorAll('caption')).includes(rest);
  return said.includes(sentence);
}

it.each(Object.entries(RESULTS))('the result of %s contains the expected sentences for each query', (id, lines) => {
  const { goTo } = openPage(pageOf(id));
  for (const line of lines.trim().split(/\n\s*/)) {
    const [query = '', ...sentences] = line.split(' | ');
    goTo(`?${query}`);
    expect([query, ...sentences.filter((sentence) => !isSaid(sentence))]).toEqual([query]);
  }
});
