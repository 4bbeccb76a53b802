/** Writes the output of one part among several that run side by side. */
export type Speaker = { write: (text: string) => void; end: () => void };

type Turn = { heading: string; waiting: string; isEnded: boolean };

/**
 * Keeps the outputs of parts apart that run side by side: the one that has run longest is printed as it comes, what the
 * others say waits for their turn.
 *
 * @param print writes to the console
 */
export function takeTurns(print: (text: string) => void): (heading: string) => Speaker {
  const turns: Turn[] = [];

  function printFirst(): void {
    const [first] = turns;
    if (first === undefined) return;
    print(first.heading + first.waiting);
    Object.assign(first, { heading: '', waiting: '' });
    if (!first.isEnded) return;
    turns.shift();
    printFirst();
  }

  return (heading) => {
    const turn: Turn = { heading, waiting: '', isEnded: false };
    turns.push(turn);
    printFirst();
    return {
      write: (text) => {
        turn.waiting += text;
        if (turns[0] === turn) printFirst();
      },
      end: () => {
        turn.isEnded = true;
        if (turns[0] === turn) printFirst();
      },
    };
  };
}
