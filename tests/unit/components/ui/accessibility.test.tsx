import { render } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ReactElement } from 'react';
import { Accordion } from '@/components/ui/accordion/Accordion';
import { Badge } from '@/components/ui/badge/Badge';
import { Breadcrumb } from '@/components/ui/breadcrumb/Breadcrumb';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { IconButton } from '@/components/ui/button/IconButton';
import { Card } from '@/components/ui/card/Card';
import { CategoryLabel } from '@/components/ui/category-label/CategoryLabel';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { DiamondList } from '@/components/ui/diamond-list/DiamondList';
import { Dots } from '@/components/ui/dots/Dots';
import { EmptyState } from '@/components/ui/empty-state/EmptyState';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/link/TextLink';
import { Note } from '@/components/ui/note/Note';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Scroller } from '@/components/ui/scroller/Scroller';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { Select } from '@/components/ui/select/Select';
import { StatRow } from '@/components/ui/stat/Stat';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';
import { TabPanel, Tabs } from '@/components/ui/tabs/Tabs';

expect.extend(toHaveNoViolations);

const noop = () => {};
const PICTURE = { src: '/a.svg', width: 3, height: 2 };
const OPTIONS = [
  { id: 'tax', label: 'Tax Services', value: 'tax' },
  { id: 'audit', label: 'Audit', value: 'audit' },
];

const PARTS: Record<string, ReactElement> = {
  Accordion: <Accordion items={[{ id: 'a', summary: <h3>Tax</h3>, content: <p>Text</p> }]} isCapped />,
  Badge: <Badge tone="accent">Leadership</Badge>,
  Breadcrumb: <Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Team' }]} />,
  Button: <Button icon={<Icon name="phone" />}>Call us</Button>,
  'Button, busy': <Button isBusy>Sending...</Button>,
  ButtonLink: <ButtonLink href="tel:+255700000000">Call us</ButtonLink>,
  IconButton: <IconButton icon="arrow-right" label="Next" isDisabled />,
  Card: (
    <Card picture={<FilePicture {...PICTURE} />} footer={<a href="/">Read</a>}>
      <h2>Tax</h2>
    </Card>
  ),
  CategoryLabel: <CategoryLabel tone="advisory">Advisory Services</CategoryLabel>,
  DataTable: <DataTable caption="Bands" columns={[{ label: 'Pay' }, { label: 'Rate' }]} rows={[['More', '30%']]} />,
  Dialog: (
    <Dialog isOpen={false} onClose={noop} label="Award">
      Text
    </Dialog>
  ),
  DiamondList: <DiamondList items={['One', 'Two']} variant="ruled" />,
  Dots: <Dots count={3} index={1} onSelect={noop} />,
  EmptyState: <EmptyState title="No team members found" text="Try again" picture={PICTURE} />,
  ErrorBanner: (
    <ErrorBanner
      title="Not sent"
      errors={[{ message: 'Name is required', fieldId: 'name' }, { message: 'Try again' }]}
    />
  ),
  Field: <Field label="Salary" name="salary" unit="TZS" hint="Monthly" error="Please enter it." isRequired />,
  TextArea: <TextArea label="Message" name="message" isOptionalShown />,
  FilterBar: <FilterBar label="Filter" options={OPTIONS} selected="tax" onSelect={noop} />,
  TextLink: (
    <TextLink href="https://example.org" newTab arrow>
      Watch Video
    </TextLink>
  ),
  Note: <Note title="Important Note">Estimates only.</Note>,
  'FilePicture with words': <FilePicture {...PICTURE} alt="Award" fallbackSrc="/b.svg" />,
  Scroller: (
    <Scroller label="Services" itemCount={2}>
      <li>One</li>
    </Scroller>
  ),
  SearchField: <SearchField label="Search" value="pay" onChange={noop} />,
  SectionHeading: <SectionHeading title="Media" intro="Four items" />,
  Select: <Select label="Service" name="service" options={OPTIONS} placeholder="Choose" error="Service is required" />,
  StatRow: <StatRow stats={[{ value: '180+', label: 'Clients served' }]} />,
  SuccessPanel: <SuccessPanel title="Message Sent!" actions={<button type="button">Again</button>} />,
  Tabs: (
    <>
      <Tabs label="Set" tabs={OPTIONS} selected="tax" onSelect={noop} />
      <TabPanel id="tax" selected="tax">
        Tax text
      </TabPanel>
      <TabPanel id="audit" selected="tax">
        Audit text
      </TabPanel>
    </>
  ),
};

describe('axe finds nothing to mend', () => {
  it.each(Object.entries(PARTS))('in %s', async (_, part) => {
    const { container } = render(<main>{part}</main>);

    expect(await axe(container)).toHaveNoViolations();
  });
});
