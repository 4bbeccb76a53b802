/**
 * Custom elements, and the named parts that each finds in its markup. Both sides use these names, so that an unknown one is
 * a type error.
 */
export type ElementParts = {
  'award-gallery':
    | 'close'
    | 'dot'
    | 'gallery'
    | 'next'
    | 'open'
    | 'pause'
    | 'place'
    | 'play'
    | 'previous'
    | 'slide'
    | 'slides'
    | 'status'
    | 'toggle'
    | 'viewer'
    | 'viewer-next'
    | 'viewer-place'
    | 'viewer-previous'
    | 'viewer-status'
    | 'whole';
  'hero-slider': 'bar' | 'bars' | 'fill' | 'next' | 'pause' | 'play' | 'previous' | 'slide' | 'slides' | 'toggle';
  'scroll-row': 'arrows' | 'dot' | 'dots' | 'next' | 'previous' | 'row';
  'hub-card': never;
  'net-pay': 'amount' | 'bar' | 'gross' | 'net' | 'other' | 'published';
  'service-filter': 'card' | 'filter' | 'found' | 'nothing' | 'reset' | 'search' | 'status' | 'table' | 'undecided';
  'tab-set': 'column' | 'dot' | 'next' | 'panel' | 'place' | 'previous' | 'status' | 'tab';
  'enquiry-form':
    | 'form'
    | 'errors'
    | 'banner'
    | 'only'
    | 'list'
    | 'link'
    | 'ways'
    | 'offline'
    | 'when-back'
    | 'waiting'
    | 'error'
    | 'send'
    | 'sending'
    | 'sent'
    | 'reference'
    | 'copy'
    | 'again';
  'opening-text': never;
  'quote-request': 'subject' | 'questions' | 'answers';
  'team-filter': 'card' | 'everyone' | 'nobody' | 'status';
};

export type ElementName = keyof ElementParts;

type Sentences = { none: string; single: string; many: string };

/** The attributes that an element reads from its own tag. */
export type ElementAttributes = Record<Exclude<ElementName, keyof OwnAttributes>, unknown> & OwnAttributes;

type OwnAttributes = {
  'enquiry-form': { form: string; refusals?: string | undefined };
  'net-pay': { rates: string };
  'opening-text': { rules: string };
  'scroll-row': { 'per-dot'?: number | undefined };
  'service-filter': Sentences & { all: string };
  'tab-set': { 'lock-ms'?: number | undefined };
  'team-filter': Sentences;
};

/** Marks a part in the markup: `<p {...part('team-filter', 'status')}>`. The element finds it with `named` or `all`. */
export const part = <Name extends ElementName>(element: Name, name: ElementParts[Name]) => ({
  'data-part': `${element}:${name}`,
});

/** Attributes of a control that is disabled until its custom element loads and enables it. For React see useWaits. */
export const WAITS = { disabled: true, 'data-waits': '' } as const;
