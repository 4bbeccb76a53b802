import { VisuallyHidden } from './VisuallyHidden';

/**
 * Spam trap: a field that people do not see and bots fill in. It avoids display: none, which bots look for. The attributes tell
 * 1Password, LastPass, Bitwarden and Dashlane to ignore it.
 */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </VisuallyHidden>
  );
}
