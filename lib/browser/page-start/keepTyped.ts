import { type FormField, isChanged } from '@/lib/browser/formFields';

const FIELDS = 'input[name],select,textarea';

/** The field of a rebuilt page that stands for one of the old page: of the same name, and of the same place among those. */
function successorOf(field: FormField, old: Element, rebuilt: Element): FormField | undefined {
  const sameName = `[name="${CSS.escape(field.name)}"]`;
  const place = [...old.querySelectorAll(sameName)].indexOf(field);
  return rebuilt.querySelectorAll<FormField>(sameName)[place];
}

/** Puts what a field holds into the one that has taken its place. */
function hand(field: FormField, successor: FormField): void {
  if ('files' in field && 'files' in successor && field.files?.length) successor.files = field.files;
  else successor.value = field.value;
  if ('checked' in field && 'checked' in successor) successor.checked = field.checked;
  for (const type of ['input', 'change']) successor.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves the focus with what is selected, so that further keys go on where they were. */
function moveFocus(field: FormField, successor: FormField | undefined): void {
  successor?.focus({ preventScroll: true });
  if (!('selectionStart' in field && successor && 'selectionStart' in successor) || field.selectionStart === null)
    return;
  successor.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/**
 * Keeps what was typed where React builds the page anew, as it does when a translator or a password manager has changed the page
 * before hydration: puts the texts of the old fields into the new ones, opens the rows that were open, and puts the focus
 * back.
 *
 * @param onRebuild called before that
 */
export function keepTyped(onRebuild: () => void): void {
  let page = document.getElementById('content');
  let focused: EventTarget | null = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });

  new MutationObserver(() => {
    const old = page;
    page = document.getElementById('content');
    if (!old || !page || page === old) return;
    onRebuild();
    const rows = page.querySelectorAll('details');
    for (const [place, { open }] of old.querySelectorAll('details').entries())
      rows[place]?.toggleAttribute('open', open);
    for (const field of old.querySelectorAll<FormField>(FIELDS)) {
      const successor = successorOf(field, old, page);
      if (successor && isChanged(field)) hand(field, successor);
      if (field === focused) moveFocus(field, successor);
    }
  }).observe(document.body, { childList: true });
}
