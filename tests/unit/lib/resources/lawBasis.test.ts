import { lawAsKnown, takesIn } from '@/lib/resources/lawBasis';

const act = (year: number, isRead: boolean, isHeld = false) => ({ year, isRead, isHeld });
const STATES = [
  act(2019, false, true),
  act(2020, true),
  act(2021, true),
  act(2022, true),
  act(2025, false),
  act(2026, false),
];

it.each([
  [
    2019,
    STATES,
    'Takes in what is published about the Finance Acts to 2019',
    'the law as reported to the Finance Act 2019',
  ],
  [2020, STATES, 'Takes in the Finance Act 2020 as read', 'the law as read to the Finance Act 2020'],
  [
    2025,
    STATES,
    'Takes in the Finance Acts 2020 to 2022 as read; of the Finance Act 2025 what is published about it',
    'the law as read to the Finance Act 2022, and as reported since',
  ],
  [
    2026,
    STATES,
    'Takes in the Finance Acts 2020 to 2022 as read; of the Finance Acts 2025 and 2026 what is published about them',
    'the law as read to the Finance Act 2022, and as reported since',
  ],
  [
    2026,
    [act(2025, true), act(2026, true)],
    'Takes in the Finance Acts 2025 and 2026 as read',
    'the law as read to the Finance Act 2026',
  ],
])('a text that goes up to the Act of %s claims to have read what was read alone', (year, states, sentence, words) => {
  expect(takesIn(year, states)).toBe(sentence);
  expect(lawAsKnown(year, states)).toBe(words);
});
