import { CARRIED_MESSAGE_LENGTH } from '../links/contactLinks.ts';
import { truncateAtWord } from '../text/truncateAtWord.ts';

/** A list of papers, and those that the visitor has ticked off. */
export type Checklist = { items: readonly string[]; ticked: readonly string[] };

/** Key of a service's ticks in the browser's storage. */
export const checklistKey = (serviceId: string): string => `checklist:${serviceId}`;

const missingFrom = ({ items, ticked }: Checklist) => items.filter((item) => !ticked.includes(item));

/** '5 of 7 ready'. */
export const progressText = ({ items, ticked }: Checklist): string => `${ticked.length} of ${items.length} ready`;

/** What an enquiry says of the list, within what a link may carry; undefined where nothing is ticked. */
export function checklistMessage(list: Checklist): string | undefined {
  const { items, ticked } = list;
  if (ticked.length === 0) return undefined;
  if (ticked.length === items.length) return `I have all ${items.length} papers on your list.`;
  const have = `I have ${ticked.length} of ${items.length}`;
  const missing = `Still missing: ${missingFrom(list).join('; ')}.`;
  const whole = `${have}: ${ticked.join('; ')}. ${missing}`;
  return whole.length <= CARRIED_MESSAGE_LENGTH ? whole : truncateAtWord(`${have}. ${missing}`, CARRIED_MESSAGE_LENGTH);
}

/** The list as a message to somebody else: what is ready, what is missing, and where the list stands. */
export function checklistText(title: string, url: string, list: Checklist): string {
  const { items, ticked } = list;
  const missing = missingFrom(list);
  const part = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `- ${line}`), ''] : [];
  return [
    `${title}: what to bring`,
    '',
    ...(ticked.length === 0
      ? part(`${items.length} papers:`, items)
      : [...part(`Ready, ${ticked.length} of ${items.length}:`, ticked), ...part('Still missing:', missing)]),
    url,
  ].join('\n');
}
