import { screen, waitFor } from '@testing-library/react';
import Payslip from '@/app/(en)/calculator/payslip/page';
import { getSlipRules } from '@/lib/server/content/loaders/tax/salary';
import { openPage, result } from './openPage';

const MESSAGE =
  'My payslip shows PAYE of TZS 240,000 and a net pay of TZS 1,110,000 on a gross pay of TZS 1,500,000, where I find ' +
  `PAYE of TZS 233,000 and a net pay of TZS 1,117,000 by the rates of ${getSlipRules().years[0]?.year}. Please check it, or tell me how it was worked out.`;

it('a slip of another year is checked by the rates of that year, which its address names', async () => {
  const { choose, press } = openPage(<Payslip />, '?gross=600000&nssf=60000&paye=62600&net=477400');
  expect(result()).not.toHaveTextContent('the payslip is right');
  await choose(/financial year/, '2012/13');
  await press('Check my payslip');
  expect(result()).toHaveTextContent('the payslip is right');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('year')).toBe('2012-13'));
});

it('what to say to the employer can be copied, and sent with the address', async () => {
  const { press, visitor } = openPage(<Payslip />, '?gross=1500000&nssf=150000&paye=240000&net=1110000');
  const send = screen.getByRole('link', { name: 'Send them' });
  expect(new URL(send.getAttribute('href') ?? '').searchParams.get('text')).toBe(`${MESSAGE}\n${window.location.href}`);
  await press('Copy these sentences');
  expect(await navigator.clipboard.readText()).toBe(MESSAGE);
  await screen.findByText('Copied');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await visitor.click(screen.getByRole('button', { name: 'Copy these sentences' }));
  await screen.findByText('Please mark the text and copy it.');
});
