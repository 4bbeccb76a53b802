import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';

type ActionButtonProps = {
  icon: 'print' | 'copy' | 'download' | 'share' | 'picture';
  onClick: () => void;
  children: ReactNode;
};

/** One of the things that can be done with a result. */
export function ActionButton({ icon, onClick, children }: ActionButtonProps) {
  return (
    <Button variant="quiet" size="small" icon={<SvgIcon path={CLIENT_ICON_PATHS[icon]} />} onClick={onClick}>
      {children}
    </Button>
  );
}
