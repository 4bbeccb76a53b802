import { PageElement } from '@/lib/browser/pageElement';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { barShares } from '@/lib/money/amount';
import { formatAmount, formatTzs } from '@/lib/money/format';
import { groupAmount, groupTyped } from '@/lib/money/input';
import type { SalaryRates } from '@/lib/salary/rates';
import { grossToNet, publishedNetPay } from '@/lib/salary/salary';
import { readSalary } from '@/lib/salary/salaryInput';
import { inForce } from '@/lib/tax/days';

/** The gross to net calculator's rates by start date, oldest first. Embedded in the markup. */
export type DatedSalaryRates = readonly { from: string; rates: SalaryRates }[];

const UNKNOWN = '–';

/** Updates the net pay as a salary is typed (NetPay.tsx). */
export class NetPayElement extends PageElement<'net-pay', { text: string }> {
  protected state = { text: '' };

  protected start(signal: AbortSignal): void {
    const field = this.named<HTMLInputElement>('gross');
    const type = () => {
      const grouped = groupTyped(field.value, this.state.text);
      // Grouping moves the caret to the end, so only group if the caret is already there.
      if (field.selectionEnd === field.value.length && grouped !== field.value) field.value = grouped;
      this.change({ text: field.value });
    };
    field.addEventListener('input', type, { signal });
    field.addEventListener('change', () => Object.assign(field, { value: groupAmount(field.value) }), { signal });
    field.addEventListener('focus', () => field.select(), { signal });
    // The calculator's URL has plain digits.
    const sendPlain = ({ formData }: FormDataEvent) => {
      const reading = readSalary(field.value);
      if (reading.error === undefined) formData.set(field.name, String(reading.amount));
    };
    field.form?.addEventListener('formdata', sendPlain, { signal });
    this.state = { text: field.value };
  }

  protected show({ text }: { text: string }): void {
    const reading = readSalary(text);
    const tables: DatedSalaryRates = JSON.parse(this.getAttribute('rates') ?? '');
    const rates = (inForce(tables, todayInDarEsSalaam()) ?? tables[0])?.rates;
    const result = rates && reading.error === undefined ? grossToNet(reading.amount, rates) : undefined;
    const published = rates && result && publishedNetPay(result, rates);

    this.named('net').textContent = result ? formatTzs(result.netPay) : UNKNOWN;
    this.named('other').hidden = published === undefined;
    this.named('published').textContent = formatTzs(published ?? 0);
    const parts = result ? [result.netPay, result.paye, result.employeeNSSF] : [];
    for (const [index, amount] of this.all('amount').entries())
      amount.textContent = result ? formatAmount(parts[index] ?? 0) : UNKNOWN;
    this.#showBar(parts, result?.grossSalary ?? 0);
  }

  #showBar(parts: readonly number[], gross: number): void {
    const bar = this.named('bar');
    const shares = barShares(parts, gross);
    for (const [index, rect] of bar.querySelectorAll('rect').entries())
      for (const [name, value] of Object.entries(shares[index] ?? { width: '0' })) rect.setAttribute(name, value);
    const amounts = this.all('amount').map(({ textContent }) => textContent);
    const words = (bar.dataset.words ?? '').replaceAll(/\{(\d)\}/g, (_, index) => amounts[Number(index)] ?? UNKNOWN);
    bar.querySelector('svg')?.setAttribute('aria-label', words);
  }
}
