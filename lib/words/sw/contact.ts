/** Words of the enquiry form, in the browser and in the page that answers a post without script. */
export const contactWords = {
  Name: 'Jina',
  Email: 'Barua pepe',
  Phone: 'Simu',
  Company: 'Kampuni',
  Service: 'Huduma',
  Message: 'Ujumbe',
  'Choose a service': 'Chagua huduma',
  Other: 'Nyingine',
  'Name is required': 'Andika jina lako',
  'Email is required': 'Andika barua pepe yako',
  'Service is required': 'Chagua huduma',
  'Message is required': 'Andika ujumbe wako',
  'Please enter a valid email address': 'Andika barua pepe sahihi',
  'Please choose a service from the list': 'Chagua huduma kwenye orodha',
  'Please keep {field} under {count} characters': 'Andika {field} kwa herufi zisizozidi {count}',
  'The form could not be read. Please try again.': 'Fomu haikuweza kusomwa. Tafadhali jaribu tena.',
  'An error occurred while submitting the form. Please try again.':
    'Fomu haikutumwa kwa sababu ya hitilafu. Tafadhali jaribu tena.',
  'You have no internet connection just now. What you typed is kept.':
    'Huna mtandao kwa sasa. Uliyoandika yamehifadhiwa.',
  'Your message is too large to send.': 'Ujumbe wako ni mkubwa mno kutumwa.',
  'This form can only be sent from our website.': 'Fomu hii inatumwa kutoka kwenye tovuti yetu tu.',
  'Too many messages from your connection. Please wait a minute and try again.':
    'Ujumbe umekuwa mwingi kutoka kwenye mtandao wako. Subiri dakika moja, kisha jaribu tena.',
  'We could not take your message just now. Please call us or send an e-mail.':
    'Hatukuweza kupokea ujumbe wako kwa sasa. Tafadhali tupigie simu au tutumie barua pepe.',
  'Sending...': 'Inatumwa...',
  'Message Sent!': 'Ujumbe umetumwa!',
  'Send Another Message': 'Tuma ujumbe mwingine',
  'Send it when the line is back': 'Tuma mtandao ukirudi',
  'We send it as soon as you are back online. Keep this page open until then.':
    'Tutautuma mara mtandao utakaporudi. Usifunge ukurasa huu hadi wakati huo.',
  'Your reference is {reference}. Please quote it when you write or call about it.':
    'Namba yako ya kumbukumbu ni {reference}. Itaje unapotuandikia au kutupigia kuhusu ujumbe huu.',
  'Thank you.': 'Asante.',
  'Send Us a Message': 'Tutumie ujumbe',
  'Request: {service}': 'Ombi: {service}',
  'Ask a question or request a quote.': 'Uliza swali au omba bei.',
  'Your message was not sent.': 'Ujumbe wako haukutumwa.',
  'Your message was not sent': 'Ujumbe wako haukutumwa',
  'Send message': 'Tuma ujumbe',
  'Privacy Policy': 'sera ya faragha',
  'WhatsApp message': 'ujumbe wa WhatsApp',
  'Fields marked {star} are required.': 'Sehemu zenye {star} ni lazima zijazwe.',
  'We use these details only to answer you. How we keep them: {privacy}.':
    'Tunatumia taarifa hizi kukujibu tu. Jinsi tunavyozitunza: {privacy}.',
  'What you typed is still here. You can also call {phone}, write to {email}, or send a {message}.':
    'Uliyoandika bado yapo hapa. Unaweza pia kupiga {phone}, kuandika kwa {email}, au kutuma {message}.',
  'For a quote at once, if you know': 'Ili tukupe bei mapema, kama unajua',
  Choose: 'Chagua',
  'Sector: {sector}. ': 'Sekta: {sector}. ',
  'Leave this empty': 'Usijaze hapa',
  'Please check the form': 'Tafadhali kagua fomu',
  'Back to the contact page': 'Rudi kwenye ukurasa wa mawasiliano',
} as const;

/** Words of the contact pages that are there from the start. */
export const contactPageWords = {
  Address: 'Mahali',
  'Office hours': 'Saa za kazi',
  'Find Us': 'Tulipo',
  'Open in maps': 'Fungua kwenye ramani',
  'Map of the office on {street}, {city}': 'Ramani ya ofisi, {street}, {city}',
  'Back to Home': 'Rudi mwanzo',
  'In the meantime': 'Wakati unasubiri',
  'What happens next': 'Kitakachofuata',
  'on {day}': 'siku ya {day}',
  Monday: 'Jumatatu',
  Tuesday: 'Jumanne',
  Wednesday: 'Jumatano',
  Thursday: 'Alhamisi',
  Friday: 'Ijumaa',
  'Closed now. We open {when} at {time}.': 'Tumefunga sasa. Tutafungua {when} saa {time}.',
  'Closed now.': 'Tumefunga sasa.',
  'Open now, until {time}.': 'Tumefungua, hadi saa {time}.',
} as const;
