/** Selects all of a number on focus, so that typing replaces it. */
export function selectNumbers(): void {
  let focused: HTMLInputElement | undefined;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof HTMLInputElement && target.inputMode ? target : undefined;
    focused?.select();
  });
  // WebKit puts the caret where a press was when it ends, and before a timer keys may have come.
  document.addEventListener('mouseup', (event) => {
    if (event.target === focused) event.preventDefault();
  });
  // Others put it there before. What the visitor has selected by dragging stays.
  document.addEventListener('click', ({ target }) => {
    const field = target === focused ? focused : undefined;
    focused = undefined;
    if (!field) return;
    const { value } = field;
    setTimeout(() => {
      if (field.selectionStart === field.selectionEnd && field.value === value) field.select();
    });
  });
}
