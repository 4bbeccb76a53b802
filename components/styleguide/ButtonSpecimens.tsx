import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { IconButton } from '@/components/ui/button/IconButton';
import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';
import { Specimen, SpecimenGroup } from './Specimen';

const VARIANTS = ['primary', 'accent', 'outline', 'quiet'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

/** Buttons and links. */
export function ButtonSpecimens() {
  return (
    <SpecimenGroup title="Buttons and links">
      {[false, true].map((isDark) => (
        <Specimen key={String(isDark)} title={isDark ? 'Button on ink' : 'Button'} isDark={isDark}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen title="Button: disabled, busy, with icons">
        <Button disabled>Request</Button>
        <Button isBusy>Sending...</Button>
        <Button icon={<Icon name="phone" />}>Call us</Button>
        <Button iconEnd={<Icon name="arrow-right" />}>Send message</Button>
      </Specimen>
      <Specimen title="Button: sizes, full width">
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
        <Button fullWidth>Calculate net pay</Button>
      </Specimen>
      <Specimen title="ButtonLink, TextLink">
        <ButtonLink href="/services" iconEnd="arrow-right">
          Explore our services
        </ButtonLink>
        <TextLink href="/services" arrow>
          View All Services
        </TextLink>
        <TextLink href="/calculator" icon="arrow-left" size="small">
          Back to Calculator Hub
        </TextLink>
        <TextLink href="https://example.org" icon="external" newTab>
          Open in maps
        </TextLink>
      </Specimen>
      <Specimen title="On ink" isDark>
        <ButtonLink href="/contact" variant="accent">
          Book a Consultation
        </ButtonLink>
        <TextLink href="/awards" arrow>
          View All Awards
        </TextLink>
        <IconButton icon="pause" label="Pause" />
        <IconButton icon="arrow-left" label="Previous slide" isDisabled />
      </Specimen>
      <Specimen title="IconButton: rest, at an end">
        <IconButton icon="arrow-left" label="Previous award" isDisabled />
        <IconButton icon="arrow-right" label="Next award" />
      </Specimen>
    </SpecimenGroup>
  );
}
