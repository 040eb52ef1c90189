// What of a payee's balance fell due how long ago, corrections netted where they stand.
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import type { Owed } from './payee.ts';

export const PayeeAges = ({ ages }: Pick<Owed, 'ages'>) => (
  <dl className={layout.facts}>
    {ages.map(({ age, label, amount }) => (
      <div key={age}>
        <dt>{label}</dt>
        <dd className={age === '>90' && amount > 0 ? words.alarm : undefined}>
          <Money value={amount} />
        </dd>
      </div>
    ))}
  </dl>
);
