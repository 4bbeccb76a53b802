import { isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './Styleguide.module.scss';

type Specimen = {
  /** When to use the part, in one sentence. */
  use: string;
  /** The part in the states that matter, by name. */
  states: readonly (readonly [string, ReactNode])[];
};

/** Specimens by the name of their file in components/ui. */
export type Specimens = Record<string, Specimen>;

/** Shows a part with each of these props. A state that needs more than props is an element of its own. */
export function specimen<Props extends object>(
  Part: (props: Props) => ReactNode,
  use: string,
  states: Record<string, NoInfer<Props> | ReactElement>,
): Specimen {
  const shown = (state: Props | ReactElement) => (isValidElement(state) ? state : <Part {...state} />);
  return { use, states: Object.entries(states).map(([name, state]) => [name, shown(state)]) };
}

/** The dark background of heroes and bands. */
export const onInk = (part: ReactNode) => <div className={`${styles.ink} onInk`}>{part}</div>;

export const SpecimenSection = ({ name, use, states }: Specimen & { name: string }) => (
  <section id={name} className={styles.specimen}>
    <h3>{name}</h3>
    <p>{use}</p>
    <div className={styles.states}>
      {states.map(([state, part]) => (
        <div key={state}>
          <p className={`${styles.state} caption muted`}>{state}</p>
          {part}
        </div>
      ))}
    </div>
  </section>
);
