/** Words around the texts of articles and services, which stand in the page from the start. */
export const textWords = {
  'In short': 'Kwa kifupi',
  Sources: 'Vyanzo',
  Table: 'Jedwali',
  'Read next': 'Soma pia',
  'Have a question about this?': 'Una swali kuhusu hili?',
  'The words of the trade': 'Maneno ya kodi na biashara',
  'Source: {source}.': 'Chanzo: {source}.',
  'Not confirmed yet.': 'Bado haijathibitishwa.',
  'Privacy Policy': 'Faragha',
  'Checked on {day}.': 'Ilikaguliwa {day}.',
  'General information, not advice.': 'Maelezo ya jumla, si ushauri.',
} as const;
