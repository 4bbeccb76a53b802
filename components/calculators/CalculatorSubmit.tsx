import { Button } from '@/components/ui/button/Button';

/** The button of a calculator's form, rendered on the server. */
export function CalculatorSubmit({ children }: { children: string }) {
  return (
    <Button type="submit" size="large" fullWidth>
      {children}
    </Button>
  );
}
