/** Writes the output of one part among several that run side by side. */
export type Speaker = { write: (text: string) => void; end: () => void };

type Turn = { heading: string; waiting: string; isEnded: boolean };

/**
 * Separates the outputs of parallel parts: prints the longest-running one's as it comes, and buffers the others.
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
