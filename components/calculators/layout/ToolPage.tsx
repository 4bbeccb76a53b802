import type { ReactNode } from 'react';
import { useSay } from '#words';
import { InlinePicture } from '@/components/shell/BorderStrip';
import { Disclosure } from '@/components/ui/Disclosure';
import { Note } from '@/components/ui/Note';
import type { BarTone } from '@/lib/money/breakdown';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { borderPattern } from '@/lib/server/pictures/composition/border';
import { PALETTES, type Palette } from '@/lib/server/pictures/palettes';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { telLink } from '@/lib/site/contactLinks';
import { pageIn } from '@/lib/site/pageIn';
import { calculatorPage } from '@/lib/site/pages';
import type { BorderName, PaletteName } from '@/lib/site/pictureStyle';
import { sayName } from '@/lib/words/say';
import patternStyles from '../result/BarPatterns.module.scss';
import { CalculatorFrame } from './CalculatorFrame';
import noteStyles from './NoScriptNote.module.scss';
import styles from './ToolPage.module.scss';

/** Height of a border, and side of one repeat of a stripe, in pixels. */
const REPEAT = 28;

const stripe = (border: BorderName, palette: PaletteName, colours: Partial<Palette> = {}) =>
  [border, { ...PALETTES[palette], dark: PALETTES[palette].ground, ...colours }] as const;

const { tone, ground, pale } = PALETTES.tanzanite;

/** Each tone of a bar as a patterned stripe, told apart without colour; the part that is kept is the quietest. */
const STRIPES: Record<BarTone | 'border', readonly [BorderName, Palette]> = {
  action: stripe('diamonds', 'tanzanite', { accent: tone, second: ground, light: pale }),
  alert: stripe('teeth', 'red'),
  accent: stripe('pearls', 'amber'),
  success: stripe('waves', 'sea'),
  strong: stripe('matting', 'night'),
  hatched: stripe('cashews', 'sea'),
  chart: stripe('teeth', 'amber'),
  border: ['diamonds', PALETTES.night],
};

/** SVG patterns by tone that the bars of results, their keys and the picture of a result are filled with. */
function BarPatterns() {
  const patterns = Object.entries(STRIPES).map(([name, [border, palette]]) =>
    borderPattern(`bar-${name}`, border, palette, REPEAT),
  );
  return <InlinePicture svg={`<svg id="bar-patterns">${patterns.join('')}</svg>`} className={patternStyles.patterns} />;
}

type NoScriptNoteProps = {
  phone: string;
  title?: string;
  /** What the page offers without script; the phone number ends the sentence. */
  children?: ReactNode;
};

const CALCULATOR_TEXT = 'The tables below show every rate and rule. We can also work it out for you:';

/** Shown in a browser without script: what a calculator needs, and whom to ask instead. */
export function NoScriptNote({ phone, title, children }: NoScriptNoteProps) {
  const say = useSay();
  return (
    <div className={noteStyles.note} data-pagefind-ignore>
      <Note title={title ?? say('This calculator needs JavaScript')}>
        <p>
          {children ?? say(CALCULATOR_TEXT)} <a href={telLink(phone)}>{phone}</a>.
        </p>
      </Note>
    </div>
  );
}

type ToolPageProps = {
  id: CalculatorId;
  /** What the tool rests on, closed at first: readable without script, found by search engines and find-in-page. */
  law: ReactNode;
  children: ReactNode;
};

/**
 * Page of a calculator or of another tool: a note for browsers without script, the tool, the law. The first field stands as
 * high as it can.
 */
export function ToolPage({ id, law, children }: ToolPageProps) {
  const say = useSay();
  return (
    <CalculatorFrame page={pageIn(calculatorPage(id), say)} lead={sayName(say, findCalculator(id).benefit)}>
      <BarPatterns />
      <NoScriptNote phone={getFirm().phone} />
      {children}
      <div className={styles.law}>
        <Disclosure summary={say('Rates and law')}>{law}</Disclosure>
      </div>
    </CalculatorFrame>
  );
}
