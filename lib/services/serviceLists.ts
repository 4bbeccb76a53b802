/**
 * Headings of the lists that the text of a service calls by a tag, in their order on the page. Their ids are anchors of
 * the page.
 */
export const SERVICE_LISTS = {
  Deadlines: [{ id: 'deadlines', text: 'Your deadlines' }],
  BringAndGet: [
    { id: 'what-to-bring', text: 'What to bring' },
    { id: 'what-you-get', text: 'What you get' },
  ],
} as const;
