import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { ProfileForm } from '@/components/calculators/tax-calendar/ProfileForm';
import { DUTY_GROUP_IDS } from '@/lib/calendar/duties';
import { BUSINESSES, dutyProfileOf, OTHER_GROUPS, type Profile, STAFF } from '@/lib/calendar/profile';
import { ENGLISH } from '@/lib/words/translate';
import { fc, forAll } from '@/tests/support/properties';

const sheet = readFileSync('components/calculators/tax-calendar/YearLine.module.scss', 'utf8');

/** By duty group: the selector of the form control that shows the group's line, read from the style sheet. */
const choices = Object.fromEntries(
  [...sheet.matchAll(/^ {2}'([a-z0-9-]+)': '(.+)',?$/gm)].map(([, group = '', choice = '']) => [group, choice]),
);

const profiles = fc.record({
  staff: fc.constantFrom(...STAFF),
  business: fc.constantFrom(...BUSINESSES),
  yearEnd: fc.integer({ min: 1, max: 12 }),
  others: fc.subarray([...OTHER_GROUPS]),
});

const formOf = (profile: Profile) =>
  render(
    <ProfileForm translate={ENGLISH} ref={createRef()} profile={profile} onChange={jest.fn()} onSubmit={jest.fn()} />,
  );

it("each group's timeline is visible exactly if its duties are in the profile", () => {
  expect(Object.keys(choices).toSorted()).toEqual([...DUTY_GROUP_IDS].toSorted());
  forAll(profiles, (profile) => {
    const { container, unmount } = formOf(profile);
    const shown = Object.keys(choices).filter((group) => container.querySelector(`${choices[group]}:checked`));
    expect(shown.toSorted()).toEqual([...dutyProfileOf(profile).groups].toSorted());
    unmount();
  });
});

it('a business year ends in the chosen month, or else in the month of its duties', () => {
  const [, withoutChoice] =
    /body:has\(option\[data-leaves-out='year-end'\]:checked\)\) \.line \[data-end='(\d+)'\]/.exec(sheet) ?? [];
  expect(sheet).toMatch(
    /body:not\(.+\):has\(\[name='end'\] \[value='#\{\$month\}'\]:checked\)\)\s+\.line\s+\[data-end='#\{\$month\}'\]/,
  );
  forAll(profiles, (profile) => {
    const { container, unmount } = formOf(profile);
    const isLeftOut = container.querySelector("option[data-leaves-out='year-end']:checked") !== null;
    const chosen = isLeftOut ? withoutChoice : container.querySelector<HTMLSelectElement>("[name='end']")?.value;
    expect(Number(chosen)).toBe(dutyProfileOf(profile).yearEnd);
    unmount();
  });
});
