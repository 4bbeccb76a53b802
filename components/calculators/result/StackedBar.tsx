import { percentageOf } from '@/lib/money/amount';
import { formatAmount, formatTzs } from '@/lib/money/format';
import styles from './StackedBar.module.scss';

/** A part of a bar; its tone gives colour, and pattern on paper. */
export type BarPart = {
  label: string;
  amount: number;
  tone: 'action' | 'alert' | 'accent' | 'ink' | 'success' | 'hatched' | 'chart';
  /** Text inside the part, where it is wide enough. */
  text?: string;
};

type StackedBarProps = {
  title: string;
  total: number;
  parts: readonly BarPart[];
  /** Amount that fills the whole width: two bars with one scale can be compared. */
  scale: number;
};

/** Narrowest part, in percent of the width, in which a text fits: on wide screens, and on phones. */
const TEXT_FITS_FROM = 10;
const TEXT_FITS_PHONES_FROM = 20;

/** A bar split into parts on a scale, with a key. An image with a sentence as its name; needs BarPatterns on the page. */
export function StackedBar({ title, total, parts, scale }: StackedBarProps) {
  let end = 0;

  return (
    <figure className={styles.bar}>
      <figcaption>
        <span>{title}</span> <span>{formatTzs(total)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${parts.map(({ label, amount }) => `${label} ${formatAmount(amount)}`).join(', ')}.`}
      >
        {parts.map(({ label, amount, tone, text }) => {
          const width = percentageOf(amount, scale);
          const box = { x: `${end}%`, width: `${width}%`, height: '100%' };
          end += width;
          return (
            <g key={label} data-tone={tone}>
              <rect {...box} />
              <rect {...box} fill={`url(#bar-${tone})`} />
              {text && width >= TEXT_FITS_FROM && (
                <text x={box.x} y="50%" dx="12" dy="0.35em" data-narrow={width < TEXT_FITS_PHONES_FROM || undefined}>
                  {text}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul role="list">
        {parts.map(({ label, amount, tone }) => (
          <li key={label} data-tone={tone}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" />
              <rect width="100%" height="100%" fill={`url(#bar-${tone})`} />
            </svg>
            {label} {formatAmount(amount)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
