import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { IconButton } from '@/components/ui/button/IconButton';
import { Icon } from '@/components/ui/icon/Icon';

describe('Button', () => {
  it('does not send a form unless it is told to', () => {
    render(
      <>
        <Button>Reset filters</Button>
        <Button type="submit">Send message</Button>
      </>,
    );

    expect(screen.getByRole('button', { name: 'Reset filters' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit');
  });

  it('has its words as its only name, whatever icons stand beside them', () => {
    render(
      <Button icon={<Icon name="phone" />} iconEnd={<Icon name="arrow-right" />}>
        Call us
      </Button>,
    );

    expect(screen.getByRole('button', { name: 'Call us' })).toBeVisible();
  });

  it('cannot be pressed while it is busy', async () => {
    const onClick = jest.fn();
    render(
      <Button isBusy onClick={onClick}>
        Sending...
      </Button>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));

    expect(screen.getByRole('button')).toBeDisabled();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it.each(['/contact', 'tel:+255700000000', 'https://example.org/'])('is a link to %s', (href) => {
    render(<ButtonLink href={href}>Contact Us</ButtonLink>);

    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', href);
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton icon="close" label="Close" />);

    expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
  });

  it('does nothing while it is disabled, but keeps the focus', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<IconButton icon="arrow-right" label="Next" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));

    rerender(<IconButton icon="arrow-right" label="Next" onClick={onClick} isDisabled />);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button'));

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });
});
