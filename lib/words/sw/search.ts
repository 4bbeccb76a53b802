/** Words of the search that the browser needs. */
export const searchWords = {
  Search: 'Tafuta',
  'Search the whole site': 'Tafuta kwenye tovuti nzima',
  'Clear search': 'Futa ulichoandika',
  'Search results': 'Matokeo',
  'Searching…': 'Inatafuta…',
  'Found: {counts}.': 'Imepatikana: {counts}.',
  '1 page by title': 'ukurasa 1 kwa jina',
  '{count} pages by title': 'kurasa {count} kwa jina',
  '1 passage inside documents': 'sehemu 1 ndani ya kurasa',
  '{count} passages inside documents': 'sehemu {count} ndani ya kurasa',
  'Suggested pages': 'Kurasa zinazopendekezwa',
  'Filter results': 'Chuja matokeo',
  Everything: 'Yote',
  'Not what you were looking for?': 'Hujapata unachotafuta?',
  'Ask us': 'Tuulize',
  'Nothing found': 'Hakuna kilichopatikana',
  'Try fewer or other words, or ask us: we will send you to the right page or person.':
    'Jaribu maneno machache au mengine, au tuulize: tutakuelekeza kwenye ukurasa au mtu anayehusika.',
  'The search could not be loaded': 'Imeshindikana kutafuta',
  'Check your connection and try again. The site map lists every page.':
    'Angalia mtandao wako, kisha jaribu tena. Ramani ya tovuti ina kila ukurasa.',
  Sitemap: 'Ramani ya tovuti (Kiingereza)',
  'Inside the documents': 'Ndani ya kurasa',
  'The texts cannot be searched just now.': 'Kwa sasa haiwezekani kutafuta ndani ya kurasa.',
  'Show more': 'Onyesha zaidi',
  'Show {count} more': 'Onyesha {count} zaidi',
  'Showing results for {query}.': 'Haya ni matokeo ya {query}.',
  'Search for “{query}” instead': 'Tafuta “{query}” kama ulivyoandika',
  'Search the English pages and documents': 'Tafuta kwenye kurasa na nyaraka za Kiingereza',
  Services: 'Huduma',
  Calculators: 'Vikokotoo',
  Articles: 'Makala',
  'Tax Guides': 'Miongozo ya kodi',
  'Finance Acts': 'Sheria za Fedha',
  Acts: 'Sheria',
  Media: 'Habari',
  Videos: 'Video',
  Pages: 'Kurasa',
  People: 'Watu',
  Industries: 'Sekta',
} as const;

/** Words of the search that stand in the page and in its index from the start. */
export const searchPageWords = {
  'In English': 'Kiingereza',
  'Often looked for': 'Zinazotafutwa sana',
  'The search runs in your browser and needs JavaScript, which is off. Below are the pages that most visitors look for; the site map lists all of them.':
    'Utafutaji unahitaji JavaScript, ambayo imezimwa kwenye kifaa chako. Hapa chini kuna kurasa zinazotafutwa sana; ramani ya tovuti ina kurasa zote.',
} as const;
