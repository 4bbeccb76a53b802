type EvidenceProps = {
  law: string;
  reportedBy?: string | undefined;
  unconfirmed?: string | undefined;
};

/** The law behind a duty; whose word it is where the law itself was not read; what could not be confirmed. */
export function Evidence({ law, reportedBy, unconfirmed }: EvidenceProps) {
  return (
    <>
      {law}
      {reportedBy && (
        <>
          <br />
          <small>Reported: {reportedBy}.</small>
        </>
      )}
      {unconfirmed && (
        <>
          <br />
          <small>
            <strong>Not confirmed:</strong> {unconfirmed}
          </small>
        </>
      )}
    </>
  );
}
