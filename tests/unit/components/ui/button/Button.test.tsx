import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { IconButton } from '@/components/ui/button/IconButton';
import { Icon } from '@/components/ui/icon/Icon';
import { expectLinks } from '@/tests/support/reading';

const onClick = jest.fn();
const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => onClick.mockClear());

describe('a button', () => {
  it('does not send a form unless it is told to', () => {
    render(<Button>Reset filters</Button>);
    render(<Button type="submit">Send message</Button>);
    expect(button('Reset filters')).toHaveAttribute('type', 'button');
    expect(button('Send message')).toHaveAttribute('type', 'submit');
  });

  it('has its words as its only name, whatever icons stand beside them', () => {
    const { container } = render(
      <Button icon={<Icon name="phone" />} iconEnd={<Icon name="arrow-right" />}>
        Call us
      </Button>,
    );
    expect(button('Call us')).toBeVisible();
    expect(container.querySelectorAll('svg')).toHaveLength(2);
  });

  it('cannot be pressed while it is busy, and shows so in the place of its icons', () => {
    const { container } = render(
      <Button isBusy onClick={onClick} icon={<Icon name="phone" />}>
        Sending...
      </Button>,
    );
    fireEvent.click(button('Sending...'));
    expect(button('Sending...')).toBeDisabled();
    expect(onClick).not.toHaveBeenCalled();
    expect(container.querySelector('svg')).toBeNull();
  });
});

it.each(['/contact', 'tel:+255700000000', 'https://example.org/'])('a link may look like a button: %s', (href) => {
  render(<ButtonLink href={href}>Contact Us</ButtonLink>);
  expectLinks({ 'Contact Us': href });
});

describe('a button of an icon', () => {
  it('is named by its label', () => {
    render(<IconButton icon="close" label="Close" onClick={onClick} />);
    fireEvent.click(button('Close'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does nothing while it is disabled, but keeps the focus', () => {
    render(<IconButton icon="arrow-right" label="Next" onClick={onClick} isDisabled />);
    button('Next').focus();
    fireEvent.click(button('Next'));
    expect(onClick).not.toHaveBeenCalled();
    expect(button('Next')).toHaveFocus();
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  });
});
