import { Card } from '@/components/ui/Card';
import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { DiamondList } from '@/components/ui/DiamondList';
import { FilePicture } from '@/components/ui/FilePicture';
import { TextLink } from '@/components/ui/TextLink';
import { stockPicture } from '@/lib/server/pictures/registry';

/** A card as pages compose it from the parts. */
export function ServiceCardExample({ index }: { index: number }) {
  return (
    <Card
      isRaisedOnHover
      picture={<FilePicture {...stockPicture('default')} />}
      footer={
        <TextLink href="/services/taxation" arrow>
          Read about taxation
        </TextLink>
      }
    >
      <CategoryLabel tone="tax">Tax Services</CategoryLabel>
      <h4>Taxation {index + 1}</h4>
      <p>Planning, filing and representation across income tax, VAT and payroll taxes.</p>
      <DiamondList size="small" items={['Tax compliance calendar', 'VAT and PAYE returns']} />
    </Card>
  );
}
