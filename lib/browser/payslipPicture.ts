import { formatExact } from '../money/format.ts';
import type { Payslip } from '../payroll/payslip.ts';
import {
  deductionsOf,
  earningsOf,
  nameAndNumber,
  type PayslipFrame,
  type PayslipLine,
} from '../payroll/payslipLines.ts';
import { say } from '../words/say.ts';

/** Of the picture, in pixels: a phone shows it whole, and it stays readable when a messenger makes it smaller. */
const WIDTH = 1080;
const MARGIN = 72;
const LINE = 60;

/** Dark on white whatever the colours of the page: it will be seen elsewhere. */
const PAPER = '#ffffff';
const INK = '#14122b';
const RULE = '#c9c5d6';

type Text = { size: number; weight?: number };

const TITLE: Text = { size: 52, weight: 700 };
const PLAIN: Text = { size: 36 };
const SUM: Text = { size: 36, weight: 700 };
const SMALL: Text = { size: 28 };
const NET: Text = { size: 60, weight: 700 };

/** Writes from the top down, and knows how far it has come. */
function writer(context: CanvasRenderingContext2D, family: string) {
  let y = MARGIN;
  const most = WIDTH - 2 * MARGIN;
  const put = (words: string, { size, weight = 400 }: Text, align: 'left' | 'right', widest: number) => {
    context.font = `${weight} ${size}px ${family}`;
    context.textAlign = align;
    context.fillText(words, align === 'left' ? MARGIN : WIDTH - MARGIN, y, widest);
  };
  return {
    text(words: string, text: Text) {
      y += text.size * 1.4;
      put(words, text, 'left', most);
    },
    line([label, amount]: PayslipLine, text: Text) {
      y += Math.max(LINE, text.size * 1.6);
      put(label, text, 'left', most * 0.6);
      put(formatExact(amount), text, 'right', most * 0.4);
    },
    rule() {
      y += LINE / 2;
      context.fillRect(MARGIN, y, most, 2);
    },
    end: () => y + MARGIN,
  };
}

/** Draws a payslip and returns how high it is. */
function draw(context: CanvasRenderingContext2D, slip: Payslip, { employer, month, marks }: PayslipFrame): number {
  const page = writer(context, getComputedStyle(document.body).fontFamily);
  const block = (lines: readonly PayslipLine[]) => {
    context.fillStyle = RULE;
    page.rule();
    context.fillStyle = INK;
    lines.forEach((line, index) => {
      page.line(line, index === lines.length - 1 ? SUM : PLAIN);
    });
  };
  context.fillStyle = INK;
  const title = say('Payslip, {month}', { month });
  page.text(employer || title, TITLE);
  page.text(`${employer && `${title}. `}${say('Amounts in TZS.')}`, PLAIN);
  page.text(nameAndNumber(slip), SUM);
  block(earningsOf(slip));
  block(deductionsOf(slip));
  context.fillStyle = RULE;
  page.rule();
  context.fillStyle = INK;
  page.line([say('Net pay'), slip.net], NET);
  for (const mark of marks) page.text(mark, SMALL);
  return page.end();
}

/** A payslip as a picture (PNG): what its text says, dark on white. */
export async function payslipPicture(slip: Payslip, frame: PayslipFrame): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas in this browser.');
  canvas.width = WIDTH;
  // Drawn twice, since a new height empties the canvas.
  canvas.height = draw(context, slip, frame);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, canvas.height);
  draw(context, slip, frame);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture could be made.'))), 'image/png');
  });
}
