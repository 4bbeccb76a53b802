import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import { focusField } from '@/lib/browser/focusField';
import { clearDraft, readDraft, restoreDraft, saveDraft, updateDraft } from '@/lib/browser/formDraft';
import { type FormField, fieldOf, isField } from '@/lib/browser/formFields';
import { PageElement } from '@/lib/browser/pageElement';
import { type FormMessage, postForm } from '@/lib/browser/postForm';
import { FORM_FIELDS, formValues } from '@/lib/enquiry/fields';
import { FORM_KINDS, type FormKind, HIDDEN_FIELDS } from '@/lib/enquiry/forms';
import { OFFLINE_MESSAGE } from '@/lib/enquiry/messages';
import { fillCopy } from '@/lib/enquiry/sentCopy';
import { validateForm } from '@/lib/enquiry/validation';
import type { ElementParts } from '@/lib/site/elementParts';

type EnquiryState = {
  phase: 'editing' | 'sending' | 'sent';
  /** Validation errors in field order, or the reason why the form could not be sent. */
  messages: readonly FormMessage[];
  /** Id of the submission, reused by every retry so that the form is stored only once. Empty before the first attempt. */
  submission: string;
  /** Whether to send the form when the connection returns. */
  isWaiting: boolean;
  /** Reference number of the sent form; empty for kinds of form without one. */
  reference: string;
  /** The sent values, as a copy that the visitor can save. */
  copy: string;
};

const EMPTY: EnquiryState = {
  phase: 'editing',
  messages: [],
  submission: '',
  isWaiting: false,
  reference: '',
  copy: '',
};

/**
 * Creates a random id of 32 hexadecimal digits. crypto.randomUUID needs a secure context, which a phone that opens the local server
 * by its IP address does not have.
 */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Writes text only if it differs, so that screen readers do not announce it again. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Makes a field read-only. A select stays enabled, because disabling it would change its look and keep it from being sent. */
function lock(field: FormField, isLocked: boolean): void {
  if (!(field instanceof HTMLSelectElement)) field.readOnly = isLocked;
  else for (const option of field.options) option.disabled = isLocked && !option.selected;
}

/** Validates a form, sends it once without leaving the page, and keeps the visitor's input if that fails (EnquiryForm.tsx). */
export class EnquiryFormElement extends PageElement<'enquiry-form', EnquiryState> {
  protected state = EMPTY;

  get #form(): HTMLFormElement {
    return this.named<HTMLFormElement>('form');
  }

  get #kind(): FormKind {
    return FORM_KINDS.find((kind) => kind === this.getAttribute('form')) ?? 'contact';
  }

  #field(name: string): FormField | undefined {
    return fieldOf(this.#form, name);
  }

  /** A field's error line, which contains every message that it may need. */
  #errorOf(name: string): HTMLElement | undefined {
    const described = this.#field(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return this.all('error').find(({ id }) => described.includes(id));
  }

  protected start(signal: AbortSignal): void {
    const form = this.#form;
    // Prevents the browser's own error bubbles, which remain without JavaScript.
    form.noValidate = true;
    restoreDraft(form, this.#kind);
    // Saves what the visitor typed before the script loaded.
    this.#save();

    form.addEventListener('submit', (event) => this.#handleSubmit(event), { signal });
    form.addEventListener('input', (event) => this.#handleInput(event), { signal });
    // Some browsers fire only 'change' for a select.
    form.addEventListener('change', () => this.#save(), { signal });
    for (const link of [...this.all<HTMLAnchorElement>('only'), ...this.all<HTMLAnchorElement>('link')])
      link.addEventListener('click', (event) => focusField(event, link.hash.slice(1)), { signal });
    for (const button of this.all('when-back')) button.addEventListener('click', () => this.#handleWait(), { signal });
    for (const button of this.all('again')) button.addEventListener('click', () => this.#handleAgain(), { signal });
    for (const button of this.all('copy')) button.addEventListener('click', () => this.#saveCopy(), { signal });
    addEventListener('online', () => this.#sendWaiting(), { signal });
  }

  protected show({ phase, messages, isWaiting, reference }: EnquiryState): void {
    this.#form.hidden = phase === 'sent';
    this.named('sent').hidden = phase !== 'sent';
    this.named('send').hidden = phase === 'sending';
    this.named('sending').hidden = phase !== 'sending';
    for (const line of this.all('reference')) {
      write(line, reference && (line.dataset.words ?? '').replace('{reference}', () => reference));
    }
    for (const name of FORM_FIELDS[this.#kind]) {
      this.#showMistake(name, messages.find(({ field }) => field === name)?.text ?? '');
    }
    this.#showBanner(messages);
    // In-app browsers silently drop downloads.
    for (const button of this.all('copy')) button.hidden = isInApp();
    for (const button of this.all('when-back')) button.setAttribute('aria-pressed', String(isWaiting));
    for (const status of this.all('waiting')) write(status, isWaiting ? (status.dataset.words ?? '') : '');
    for (const field of this.#form.elements) if (isField(field)) lock(field, phase === 'sending');
  }

  /** Shows a field's message beside it and in the banner's list, or removes both. */
  #showMistake(name: string, text: string): void {
    const field = this.#field(name);
    if (!field) return;
    if (text) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    const error = this.#errorOf(name);
    error?.toggleAttribute('hidden', text === '');
    write(error?.lastElementChild, text);
    for (const link of this.all<HTMLAnchorElement>('link').filter(({ hash }) => hash === `#${field.id}`)) {
      link.parentElement?.toggleAttribute('hidden', text === '');
      write(link, text);
    }
  }

  /** Shows a single message as a paragraph, several as a list. */
  #showBanner(messages: readonly FormMessage[]): void {
    const [first, ...others] = messages;
    for (const only of this.all('only')) {
      only.hidden = others.length > 0;
      write(only, first && others.length === 0 ? first.text : '');
      const field = first?.field && this.#field(first.field);
      if (field) only.setAttribute('href', `#${field.id}`);
      else only.removeAttribute('href');
    }
    this.#toggle('errors', messages.length > 0);
    this.#toggle('list', others.length > 0);
    const isRefused = messages.some(({ field }) => field === undefined);
    this.#toggle('ways', isRefused);
    this.#toggle('offline', isRefused && first?.text === this.#translate(OFFLINE_MESSAGE));
  }

  /** Shows or hides a part that some forms lack. */
  #toggle(name: ElementParts['enquiry-form'], isShown: boolean): void {
    for (const found of this.all(name)) found.hidden = !isShown;
  }

  /** Translates the endpoint's English error message; a hint may follow it. */
  #translate(text: string): string {
    const refusals: Readonly<Record<string, string>> = JSON.parse(this.getAttribute('refusals') ?? '{}');
    const [, translation = text] = Object.entries(refusals).find(([english]) => text.startsWith(english)) ?? [];
    return translation;
  }

  #save(): void {
    // A sent form has been reset, so a late event from it must not save a draft.
    if (this.state.phase !== 'sent') saveDraft(this.#form, this.#kind);
  }

  /** Removes a field's message once the field is edited. */
  #handleInput({ target }: Event): void {
    this.#save();
    const messages = this.state.messages.filter(({ field }) => !isField(target) || field !== target.name);
    if (messages.length < this.state.messages.length) this.change({ messages });
  }

  #handleSubmit(event: Event): void {
    event.preventDefault();
    void this.#send();
  }

  #handleWait(): void {
    this.change({ isWaiting: !this.state.isWaiting });
    if (navigator.onLine) this.#sendWaiting();
  }

  #sendWaiting(): void {
    if (this.state.isWaiting) void this.#send();
  }

  /** The pressed button disappears with its panel, so focus moves to the first field. */
  #handleAgain(): void {
    this.change({ phase: 'editing', reference: '', copy: '' });
    this.#field('name')?.focus();
  }

  async #send(): Promise<void> {
    if (this.state.phase !== 'editing') return;
    const body = new FormData(this.#form);
    const mistakes = validateForm(this.#kind, formValues(body), (value) => this.#isService(value));
    if (mistakes.length > 0) {
      const textOf = (field: string, code: string) =>
        JSON.parse(this.#errorOf(field)?.dataset.words ?? '{}')[code] ?? '';
      return this.#fail(mistakes.map(({ field, code }) => ({ field, text: textOf(field, code) })));
    }
    this.#addHiddenFields(body);
    const { isWaiting } = this.state;
    this.change({ phase: 'sending', messages: [], isWaiting: false });
    const outcome = await postForm(this.#form.getAttribute('action') ?? '', body);
    if (outcome.isAccepted) return this.#succeed(outcome.reference);
    this.#fail(outcome.messages.map(({ field, text }) => ({ field, text: this.#translate(text) })));
    // The connection was back only for a moment.
    this.change({ isWaiting: isWaiting && !navigator.onLine });
  }

  #isService(value: string): boolean {
    const field = this.#field('service');
    return field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value);
  }

  #addHiddenFields(body: FormData): void {
    const draft = readDraft(this.#kind);
    const submission = this.state.submission || draft.submission || newSubmissionId();
    this.change({ submission });
    updateDraft(this.#kind, { submission });
    body.set(HIDDEN_FIELDS.submission, submission);
    // performance.now() is monotonic, but does not cover a draft begun on an earlier page load.
    const sinceDraft = draft.since === undefined ? 0 : Date.now() - Number(draft.since);
    body.set(HIDDEN_FIELDS.elapsed, String(Math.round(Math.max(performance.now(), sinceDraft))));
  }

  /** Shows why the form was not sent. A form without a banner shows it beside its only field. */
  #fail(messages: readonly FormMessage[]): void {
    const [banner] = this.all('banner');
    const [only = ''] = FORM_FIELDS[this.#kind];
    const placed = banner ? messages : messages.map(({ text }) => ({ field: only, text }));
    this.change({ phase: 'editing', messages: placed });
    (banner ?? this.#field(only))?.focus();
  }

  /** Returns the form's values as text, in the page's language. */
  #copyOf(reference: string): string {
    const [button] = this.all('copy');
    const values = FORM_FIELDS[this.#kind].map((name) => {
      const field = this.#field(name);
      const isUnset = !field?.value;
      return [name, field instanceof HTMLSelectElement && !isUnset ? field.selectedOptions[0]?.text : field?.value];
    });
    const day = new Intl.DateTimeFormat(document.documentElement.lang === 'sw' ? 'sw' : 'en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
    }).format();
    return fillCopy(button?.dataset.words ?? '', { ...Object.fromEntries(values), reference, day });
  }

  #saveCopy(): void {
    const { copy, reference } = this.state;
    downloadBlob(new Blob([copy], { type: 'text/plain;charset=utf-8' }), `${reference || this.#kind}.txt`);
  }

  #succeed(reference: string): void {
    this.change({ ...EMPTY, phase: 'sent', reference, copy: this.#copyOf(reference) });
    this.named('sent').focus();
    this.#form.reset();
    // Must come last, or an event from the disappearing form could save the draft again.
    clearDraft(this.#kind);
  }
}
