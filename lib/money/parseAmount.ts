const CURRENCY_BEFORE = /^([+-]?)(?:tzs|tshs?|shs?)[.:]?/i;
const CURRENCY_AFTER = /(?:tzs|tshs?|shs?|\/[=-])$/i;
const DOTTED_THOUSANDS = /^[+-]?\d{1,3}(\.\d{3}){2,}$/;
const LAST_GROUP_OF_THREE = /,\d{3}(\.\d*)?$/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Undoes 'TZS' or 'Tsh.' before an amount, and 'TZS' or '/=' after it. */
function withoutCurrency(text: string): string {
  return text.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '');
}

/** Undoes the accountant's way of writing a negative amount: (5,000) is -5,000. */
function withoutBrackets(text: string): string {
  return /^\(.*\)$/.test(text) ? `-${text.slice(1, -1)}` : text;
}

/** Undoes separators of thousands; a comma that cannot be one leaves the text unreadable. */
function withoutSeparators(text: string): string {
  if (DOTTED_THOUSANDS.test(text)) return text.replaceAll('.', '');
  return LAST_GROUP_OF_THREE.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * Reads an amount as people write it: '1,250,000', '1 250 000', 'TZS 1,250,000/=',
 * '1.250.000', '8e5', '(5,000)'. Null when it is empty, not a number or not finite.
 * '800,50' is null rather than a guess between 800.50 and 80,050.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s'’]/g, '').replaceAll('−', '-');
  const digits = withoutSeparators(withoutCurrency(withoutBrackets(withoutCurrency(bare))));
  if (!PLAIN_NUMBER.test(digits)) return null;
  const amount = Number(digits);
  return Number.isFinite(amount) ? amount + 0 : null;
}
