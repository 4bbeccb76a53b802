/** A message received by the mail server. */
export type Arrival = {
  /** Name of the visitor in it. */
  who: string;
  messageId: string;
  /** False if the sender got an error or no answer: for the sender this mail has failed. */
  isAcknowledged: boolean;
  /** Whether the store records it as delivered. */
  isNoted: boolean;
};

/** Answers to visitors, and the state of their enquiries once everything works again. */
export type Outcome = {
  /** Names of the visitors who read that their message was sent. */
  accepted: ReadonlySet<string>;
  /** Names in the store, in order; a repeated name was stored twice. */
  stored: readonly string[];
  arrivals: readonly Arrival[];
};

function repeatedForNothing(arrivals: readonly Arrival[]): Arrival[] {
  return arrivals.filter(
    ({ who, isAcknowledged, isNoted }, index) =>
      isAcknowledged && isNoted && arrivals.slice(index + 1).some((later) => later.who === who),
  );
}

/** Describes promises that the forms did not keep; empty if all is well. */
export function brokenGuarantees({ accepted, stored, arrivals }: Outcome): string[] {
  if (accepted.size === 0) return ['nothing was accepted, so nothing is proved'];
  const kept = new Set(stored);
  const mailed = new Set(arrivals.filter(({ isAcknowledged }) => isAcknowledged).map(({ who }) => who));
  const idsOf = Map.groupBy(arrivals, ({ who }) => who);
  return [
    ...[...accepted].filter((who) => !kept.has(who)).map((who) => `${who} was accepted and is not stored`),
    ...[...accepted].filter((who) => !mailed.has(who)).map((who) => `${who} was accepted and never mailed`),
    ...[...kept]
      .filter((who) => stored.indexOf(who) !== stored.lastIndexOf(who))
      .map((who) => `${who} is stored twice`),
    ...repeatedForNothing(arrivals).map(({ who }) => `${who} was mailed again for nothing`),
    ...[...idsOf]
      .filter(([, copies]) => new Set(copies.map(({ messageId }) => messageId)).size > 1)
      .map(([who]) => `${who} has two Message-IDs`),
  ];
}
