import { screen } from '@testing-library/react';
import { lineOf } from '@/components/calculators/objectionTexts';
import { getObjectionRules } from '@/lib/server/content/loaders/tax/tax';
import { objectionPlan } from '@/lib/tax/objection';
import { ENGLISH } from '@/lib/words/translate';
import { openPage, pageOf, result } from './openPage';
import './withoutFrame';

const rules = getObjectionRules('en');
const filed = { served: '2026-11-20', kind: 'vat', tax: 90_000_000, undisputed: 0 };

/** Returns the points on the timeline of a plan, each as 'kind when: text'. */
function pointsOf(today: string, input: Parameters<typeof objectionPlan>[0] = filed): string[] {
  const plan = objectionPlan(input, rules);
  const answer = plan.find(({ id }) => id === 'objection');
  return lineOf(plan, answer, today, rules.holidays, ENGLISH).map(({ when, text, kind }) => `${kind} ${when}: ${text}`);
}

describe('the timeline of a plan', () => {
  it('has a point for each action date, with today in its place, and ends with the last date', () => {
    expect(pointsOf('2026-12-05')).toEqual([
      'past Fri 4 Dec: Waiver of the deposit',
      'today Today: Sat 5 Dec',
      'later Fri 11 Dec: More time to object',
      'next Fri 18 Dec: Objection; Deposit',
      'later 30 days from the letter: Evidence that TRA asks for; Answer to TRA’s proposal letter',
      'later 20 Jun 2027: TRA’s decision (expected)',
      'later 20 Jul 2027: Board: notice of appeal (expected)',
      'later 4 Aug 2027: Board: the appeal (expected)',
    ]);
  });

  it('ends with today once every date has passed', () => {
    expect(pointsOf('2028-01-03').at(-1)).toBe('today Today: Mon 3 Jan');
  });
});

it('every letter that the planner does not cover has an answer in place of the fields', () => {
  openPage(pageOf('objection'));
  const letters = [...screen.getByLabelText<HTMLSelectElement>('Which letter is it?').options];
  const answers = [...document.querySelectorAll('form p > a[href^="/resources/articles/objection"]')];
  expect(answers).toHaveLength(letters.length);
  for (const [place, { dataset }] of letters.entries()) {
    expect([place, dataset.leavesOut]).toEqual([place, place === 0 ? undefined : 'plan']);
    const words = answers[place]?.parentElement?.textContent?.replace(answers[place]?.textContent ?? '', '').trim();
    expect([place, words === '']).toEqual([place, place === 0]);
  }
});

it('a plan offers to send the letter to the firm', () => {
  openPage(pageOf('objection'), '?served=2026-11-20&kind=vat&tax=90000000');
  expect(result()).toHaveTextContent('Send us the letter. We will tell you what it means.');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    expect.stringContaining('service=tax-litigation'),
  );
});

it('a date field spells its date out, both when typed and when filled from the URL', async () => {
  const { set } = openPage(pageOf('objection'), '?served=2026-11-20&kind=vat&tax=90000000');
  const served = screen.getByLabelText(/^Day on which the letter reached you/);
  expect(served).toHaveAccessibleDescription(/^Friday 20 November 2026 Enter the day of service/);
  set(/^Day on which the letter reached you/, '2026-11-21');
  expect(served).toHaveAccessibleDescription(/^Saturday 21 November 2026/);
  set(/^Day on which the letter reached you/, '');
  expect(served).toHaveAccessibleDescription(/^Enter the day of service/);
});
