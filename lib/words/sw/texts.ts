/** Words around the texts of articles and services, which stand in the page from the start. */
export const textWords = {
  'In short': 'Kwa kifupi',
  Sources: 'Vyanzo',
  Table: 'Jedwali',
  'Read next': 'Soma pia',
  'Have a question about this?': 'Una swali kuhusu hili?',
  'Checked on {day}.': 'Ilikaguliwa {day}.',
  'General information, not advice.': 'Maelezo ya jumla, si ushauri.',
} as const;
