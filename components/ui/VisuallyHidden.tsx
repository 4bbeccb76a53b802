import type { HTMLAttributes } from 'react';

type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?: 'span' | 'p' | 'div' | 'legend' | 'h2' | 'dt';
};

/** Text for screen readers only. With role="status", changes are announced. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className="visuallyHidden" />;
}
