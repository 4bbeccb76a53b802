const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Writes a count for running text: 'eleven', 'twenty-one'; in digits from 100 on. */
export function countInWords(count: number): string {
  const unit = UNITS[count % 10] ?? '';
  if (count < UNITS.length) return UNITS[count] ?? String(count);
  if (count > 99) return String(count);
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${unit}`;
}
