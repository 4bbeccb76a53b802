import { ButtonSpecimens } from './ButtonSpecimens';
import { ContentSpecimens } from './ContentSpecimens';
import { FormSpecimens } from './FormSpecimens';
import { MessageSpecimens } from './MessageSpecimens';
import { MovementSpecimens } from './MovementSpecimens';
import styles from './Styleguide.module.scss';

/** Every part of components/ui in its states. */
export function Styleguide() {
  return (
    <div className={styles.page}>
      <ButtonSpecimens />
      <FormSpecimens />
      <MessageSpecimens />
      <ContentSpecimens />
      <MovementSpecimens />
    </div>
  );
}
