import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { DataTable } from '@/components/ui/DataTable';
import { DiamondList } from '@/components/ui/DiamondList';
import { Accordion } from '@/components/ui/Disclosure';
import { Icon } from '@/components/ui/icon/Icon';
import { ICON_PATHS, type IconName } from '@/components/ui/icon/iconPaths';
import { Prose } from '@/components/ui/Prose';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { StatRow } from '@/components/ui/Stat';
import { ServiceCardExample } from './ServiceCardExample';
import { Specimen, SpecimenGroup } from './Specimen';

const STATS = [
  { value: '20+', label: 'Years of experience' },
  { value: '180+', label: 'Clients served' },
];
const POINTS = ['Corporate and individual returns', 'VAT registration and monthly returns', 'PAYE and SDL schedules'];
const QUESTIONS = [
  { id: 'first', summary: 'Audit & Assurance', content: <p>One item is open at most.</p> },
  { id: 'second', summary: 'Tax Services', content: <p>Opening this one closes the other.</p> },
];
const isIconName = (name: string): name is IconName => name in ICON_PATHS;

/** Parts of text. The Breadcrumb is in the page's hero: a second one would repeat the name of a landmark. */
export function ContentSpecimens() {
  return (
    <SpecimenGroup title="Content">
      <Specimen title="SectionHeading" isWide>
        <SectionHeading title="Our Core Services" intro="Eleven services, one team that knows your file." />
      </Specimen>
      <Specimen title="Stat on ink" isDark>
        <StatRow stats={STATS} />
      </Specimen>
      <Specimen title="Stat, small Stat">
        <StatRow stats={STATS} />
        <StatRow stats={STATS} size="small" />
      </Specimen>
      <Specimen title="CategoryLabel">
        <CategoryLabel tone="audit">Audit & Assurance</CategoryLabel>
        <CategoryLabel tone="business">Business Services</CategoryLabel>
        <CategoryLabel tone="tax">Tax Services</CategoryLabel>
        <CategoryLabel tone="advisory">Advisory Services</CategoryLabel>
      </Specimen>
      <Specimen title="Card">
        <ServiceCardExample index={0} />
      </Specimen>
      <Specimen title="DiamondList: plain, ruled">
        <DiamondList items={POINTS} size="small" />
        <DiamondList items={POINTS} variant="ruled" />
      </Specimen>
      <Specimen title="Accordion">
        <Accordion items={QUESTIONS} />
      </Specimen>
      <Specimen title="DataTable">
        <DataTable
          caption="Your salary"
          columns={[{ label: 'Line' }, { label: 'How' }, { label: 'TZS', isNumeric: true }]}
          rows={[
            ['Gross salary', '', '2,500,000'],
            ['Employee NSSF', '10% of gross', '250,000'],
          ]}
        />
      </Specimen>
      <Specimen title="Prose">
        <Prose>
          <p>The first paragraph of a text is its lead.</p>
          <h4>What changes</h4>
          <p>
            The rate is <strong>3.5%</strong> of gross pay, <a href="/resources">from ten employees</a>.
          </p>
          <ul>
            <li>A point</li>
            <li>Another point</li>
          </ul>
        </Prose>
      </Specimen>
      <Specimen title="Icon" isWide>
        {Object.keys(ICON_PATHS)
          .filter(isIconName)
          .map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={24} />
            </span>
          ))}
      </Specimen>
    </SpecimenGroup>
  );
}
