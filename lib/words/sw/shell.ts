/** Words of the frame of every page that the browser needs after a press or a change of route. */
export const shellWords = {
  'opens in a new tab': 'inafunguka kwenye dirisha jipya',
  Sample: 'Mfano',
  optional: 'si lazima',
  Main: 'Menyu kuu',
  '{name} menu': 'Menyu: {name}',
  'Open menu': 'Fungua menyu',
  'Close menu': 'Funga menyu',
  'Unexpected Application Error!': 'Kuna hitilafu kwenye ukurasa huu',
  'Try again': 'Jaribu tena',
  'Go to the home page': 'Nenda mwanzo',
  'Contact us': 'Wasiliana nasi',
} as const;

/** Words of the frame that stand in the page from the start. */
export const frameWords = {
  'Skip to content': 'Ruka hadi kwenye maelezo',
  'Back to top': 'Rudi juu',
  '{name} overview': 'Yote kuhusu {name}',
  'Search the whole site': 'Tafuta kwenye tovuti nzima (Kiingereza)',
  'Book a Call': 'Omba kupigiwa',
  'Call now': 'Piga simu',
  Breadcrumb: 'Njia ya ukurasa',
  'On this page': 'Kwenye ukurasa huu',
  '{heading} in the footer': '{heading} chini ya ukurasa',
  'Quick links': 'Viungo vya haraka',
  Calculators: 'Vikokotoo',
  'All calculators': 'Vikokotoo vyote',
  'Financial Tools': 'Zana za hesabu',
  '{city} office': 'Ofisi ya {city}',
  'All rights reserved.': 'Haki zote zimehifadhiwa.',
  Colours: 'Rangi',
  'As the device': 'Kama kifaa',
  Light: 'Nyeupe',
  Dark: 'Nyeusi',
  Contact: 'Mawasiliano',
  Call: 'Piga simu',
  Request: 'Omba huduma',
  'Request a quote': 'Omba bei',
  'Habari, I read your page on {topic}. ': 'Habari, nimesoma ukurasa wenu kuhusu {topic}. ',
  'Draft: no specialist has read this translation yet. Where the two differ, follow the English page: {english}.':
    'Rasimu: tafsiri hii bado haijasomwa na mtaalamu. Panapotofautiana, fuata ukurasa wa Kiingereza: {english}.',
} as const;
