/** Words of SmallEmployerSwitch, rendered on the server. */
export function SmallEmployerLabel({ minEmployees }: { minEmployees: number }) {
  return (
    <span>
      Fewer than {minEmployees} employees <small>No skills levy (SDL)</small>
    </span>
  );
}
