import { TAX_FILES } from '../../../../../../lib/content/schemas/tax/tax.ts';
import { describeMistakes } from '../support/mistakes.ts';

/** Mistakes in the tables of content/tax beside PAYE, with the check's answers. */

const CONTRIBUTIONS = TAX_FILES.contributions.file;
const PAYROLL = TAX_FILES.payroll.file;
const PENALTIES = TAX_FILES.penalties.file;
const PAYE = TAX_FILES.paye.file;
const RATES = TAX_FILES.rates.file;
const SOURCES = TAX_FILES.sources.file;
const PRESUMPTIVE = TAX_FILES.presumptive.file;
const WITHHOLDING = TAX_FILES.withholding.file;

describeMistakes('The check of the tables finds', {
  [CONTRIBUTIONS]: {
    'rates of employers that are out of order': [
      ['"from": "2023-07-01"', '"from": "2009-07-01"'],
      /^ {2}sdl entry \d+ from: found "2009-07-01", expected a day after 20\d\d-07-01: the oldest first$/,
    ],
  },
  [PRESUMPTIVE]: {
    'a band that begins below the one before it': [
      ['"above": 14000000', '"above": 1400000'],
      '  tables entry 1 (presumptive-2019-07) bands entry 5 (fourth) above: found 1400000, expected more than 11000000, where the band before begins, and less than the ceiling of 100000000',
    ],
    'tables that are out of order': [
      [/"from": "2022-07-01",(?=\n\s+"bands")/, '"from": "2019-06-01",'],
      /tables entry 2 \(presumptive-2022-07\) from: found "2019-06-01", expected a day after 2019-07-01: the oldest first/,
      {
        follows: [
          /^content\/tax\/presumptive\.json:\d+ .*: found \d+, expected more than \d+, where the band before begins, and/,
        ],
      },
    ],
  },
  [PENALTIES]: {
    'points that do not make the least amount of the rate card': [
      ['"company": 15', '"company": 10'],
      '  points.company: found 10, expected points that make the 225000 shillings of late.company from 2015-07-01, with late.point of that day',
    ],
  },
  [WITHHOLDING]: {
    'a rate of withholding tax that the rate card does not hold': [
      ['"rate": "withholding.royalty"', '"rate": "withholding.royalties"'],
      '  kinds entry 10 (royalty) resident.rate: found "withholding.royalties", expected the id of an entry of content/tax/rates.json (percent), for example "rate": "withholding.royalty"',
    ],
    'a kind with a rate for one side, and not a word for the other': [
      [/,\s*"nothing": "A premium to a resident[^"]*"/, ''],
      undefined,
      {
        follows: [
          /^content\/tax\/withholding\.json:\d+ {2}kinds entry \d+ \(insurance\) nothing: found nothing, expected a sentence for the payees of the other side/,
        ],
      },
    ],
  },
  [PAYROLL]: {
    'a day of payment that the rate card does not hold': [
      ['"due": { "rate": "filing.payroll-day" }', '"due": { "rate": "filing.payrol-day" }'],
      /due\.rate: found "filing\.payrol-day", .*, for example "rate": "filing\.payroll-day"$/,
    ],
    'a payment that the calculator does not know': [
      ['"id": "nssf"', '"id": "nssg"'],
      / id: found "nssg", expected one of paye, .*, for example "id": "nssf"$/,
    ],
  },
});

describeMistakes('Where every entry of a table is valid by itself, the check finds', {
  [WITHHOLDING]: {
    'kinds whose rules lead to each other': [
      ['"id": "royalty",', '"id": "royalty", "earlier": "royalty-film",'],
      '  kinds entry 10 (royalty): found royalty, which "abroad" and "earlier" lead back to, expected a way by them that ends at a kind with a rule of its own',
      {
        below: -1,
        follows: [/kinds entry 11 \(royalty-film\): found royalty-film, which "abroad" and "earlier" lead back to/],
      },
    ],
  },
  [PAYROLL]: {
    'a payment that stands twice, and one that is missing': [
      ['"id": "other"', '"id": "union"'],
      /id: found "union" a second time/,
      { follows: [/ authorities: found a list of 10, expected an entry for each of paye, directors, /] },
    ],
  },
});

/** Without evidence nobody can tell whether a value was read or only reported. */
describeMistakes('Of how values are known, the check finds', {
  [RATES]: {
    'a value that does not say how it is known': [
      [/,\n\s+"evidence": \{ "is": "reported", "source": "nssf-act", "section": "section 14" \}/, ''],
      /^ {2}rates entry \d+ \(pension\.nssf-late\) values entry 1 evidence: found nothing, expected .*, for example "evidence": \{"is":"read"/,
      { below: -3 },
    ],
  },
  [PAYE]: {
    'a value said to be read in a law that is known from others': [
      [
        '"is": "reported", "source": "deloitte-2013"',
        '"is": "read", "source": "finance-act-2025", "section": "section 1"',
      ],
      /evidence\.source: found "finance-act-2025", a source of the kind quoted-law, for a value that is read, expected one of the kind law$/,
    ],
    'a source that nobody has listed': [
      ['"source": "budget-notes-2014"', '"source": "budget-notes-2041"'],
      /evidence\.source: found "budget-notes-2041", expected the id of an entry of content\/tax\/sources\.json, for example "source": "budget-notes-2012"$/,
    ],
  },
  [SOURCES]: {
    'an Act held in an edition that was not read': [
      ['"heldIn": "income-tax-act"', '"heldIn": "nssf-act"'],
      / heldIn: found "nssf-act", expected .*, for example "heldIn": "/,
    ],
  },
});

describeMistakes('Of sources, the check finds', {
  [SOURCES]: {
    'a repository as the place of a source': [
      ['https://dailynews.co.tz/?p=112778', 'https://github.com/someone/facts'],
      / url: found "https:\/\/github\.com\/someone\/facts", expected the official text, .*no repository, no forum/,
    ],
  },
});
