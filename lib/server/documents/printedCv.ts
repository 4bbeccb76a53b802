import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Achievement } from '../../content/schemas/people.ts';
import { cvFrontMatterSchema } from '../../content/schemas/resources.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { CV_FILE, getAchievements, getFounder } from '../content/loaders/firm.ts';
import { getTextDays } from '../content/loaders/resources.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import { readCollection } from '../content/source/readCollection.ts';
import type { Appendix, PrintedDocument } from './printedDocument.ts';

/** URL of the founder's CV. */
export const CV_PATH = '/cv/founder-cv.pdf';

const CV_CAUTION =
  'Placeholder. The person, the dates and the papers named here are invented: this text stands in until the firm supplies the CV of its founder.';

const achievementRow = ({ year, title, organization, description }: Achievement): string[] => [
  year === undefined ? '–' : String(year),
  `${title}, ${organization}`,
  description,
];

/** Builds a table of achievements, oldest first, undated last. */
function achievementTable(id: string, title: string, achievements: readonly Achievement[]): Appendix {
  const sorted = achievements.toSorted((a, b) => (a.year ?? Infinity) - (b.year ?? Infinity));
  return { id, title, columns: ['Year', 'Paper', 'What it stands for'], rows: sorted.map(achievementRow) };
}

/** Returns the founder's CV, if content/ has its text. */
export function printedCv(): PrintedDocument[] {
  if (!existsSync(join(projectRoot(), CV_FILE))) return [];
  const founder = getFounder();
  const { certifications, registrations } = getAchievements();
  const frontMatter = readCollection({ file: CV_FILE, schema: cvFrontMatterSchema });
  return [
    {
      path: CV_PATH,
      page: '/about',
      file: CV_FILE,
      kind: 'Curriculum vitae',
      title: founder.name,
      fileTitle: founder.name,
      description: founder.lead,
      author: founder.name,
      days: getTextDays({ date: frontMatter.checkedOn, updatedOn: frontMatter.updatedOn }),
      details: [
        { term: 'Position', text: founder.position },
        { term: 'As of', text: formatLongDate(frontMatter.checkedOn) },
      ],
      frontMatter,
      look: { motif: 'seal', palette: 'tanzanite' },
      caution: founder.placeholder || frontMatter.placeholder ? CV_CAUTION : undefined,
      appendices: [
        achievementTable('certifications', 'Certifications', certifications),
        achievementTable('registrations', 'Registrations of the firm', registrations),
      ],
      changes: [],
      isAboutLaw: false,
    },
  ];
}
