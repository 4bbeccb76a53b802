import { Button } from '@/components/ui/button/Button';
import { Icon, type IconName } from '@/components/ui/icon/Icon';

const ACTIONS: readonly { value: string; icon: IconName; words: string }[] = [
  { value: 'print', icon: 'print', words: 'Print result' },
  { value: 'copy', icon: 'copy', words: 'Copy link' },
  { value: 'share', icon: 'share', words: 'Share' },
  { value: 'csv', icon: 'download', words: 'CSV' },
];

/** The buttons of ResultActions, rendered on the server. */
export function ActionButtons() {
  return ACTIONS.map(({ value, icon, words }) => (
    <Button key={value} type="submit" value={value} icon={<Icon name={icon} />} variant="quiet" size="small">
      {words}
    </Button>
  ));
}
