import type { IconName } from '@/components/ui/icon/Icon';
import { SideFilter } from '@/components/ui/side-filter/SideFilter';

const EVERYTHING = 'Everything';

const ICONS: Readonly<Record<string, IconName>> = {
  Services: 'user',
  Calculators: 'calculator',
  Articles: 'book',
  'Tax Guides': 'file',
  'Finance Acts': 'calendar',
  Acts: 'scale',
  Media: 'sheet',
};

type GroupFilterProps = {
  groups: { name: string; count: number }[];
  /** Undefined while all results show. */
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
};

export function GroupFilter({ groups, selected, onSelect }: GroupFilterProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <SideFilter
        label="Filter results"
        options={[
          { id: EVERYTHING, label: EVERYTHING, icon: 'grid', count: total },
          ...groups.map(({ name, count }) => ({ id: name, label: name, icon: ICONS[name] ?? 'arrow-right', count })),
        ]}
        selected={selected ?? EVERYTHING}
        onSelect={(name) => onSelect(name === EVERYTHING ? undefined : name)}
      />
    </div>
  );
}
