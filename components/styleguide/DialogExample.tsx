'use client';
// Needs the browser: opens and closes a dialog.

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Dialog, type DialogProps } from '@/components/ui/dialog/Dialog';

/** A button and the dialog that it opens. */
export function DialogExample({ label, size }: { label: string; size: DialogProps['size'] }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label={label} size={size}>
        <p>The page behind does not scroll. Escape, the button and a click beside the panel close it.</p>
      </Dialog>
    </>
  );
}
