import { FilterBar } from '@/components/ui/FilterBar';
import { Icon, type IconName } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';

const EVERYTHING = 'Everything';

const ICONS: Readonly<Record<string, IconName>> = {
  [EVERYTHING]: 'grid',
  Services: 'check',
  Calculators: 'calculator',
  Articles: 'book',
  'Tax Guides': 'file',
  'Finance Acts': 'calendar',
  Acts: 'scale',
  Media: 'sheet',
  Videos: 'video',
  People: 'user',
  Industries: 'pin',
};

type GroupFilterProps = {
  groups: { name: string; count: number }[];
  /** Undefined while all results show. */
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
};

/** Narrows the results to one group; where they are all of one, a way to ask. */
export function GroupFilter({ groups, selected, onSelect }: GroupFilterProps) {
  if (groups.length <= 1) {
    return (
      <>
        <p>Not what you were looking for?</p>
        <TextLink href="/contact" size="small" arrow>
          Ask us
        </TextLink>
      </>
    );
  }
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterBar
      label="Filter results"
      layout="column"
      options={[{ name: EVERYTHING, count: total }, ...groups].map(({ name, count }) => ({
        id: name,
        label: name,
        icon: <Icon name={ICONS[name] ?? 'arrow-right'} />,
        count,
      }))}
      selected={selected ?? EVERYTHING}
      onSelect={(name) => onSelect(name === EVERYTHING ? undefined : name)}
    />
  );
}
