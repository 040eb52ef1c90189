// What a cashier counted, a field for each method.
import { FirstField } from '../../../kit/form/first-field.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { MoneyBox } from './money-box.tsx';
import layout from '../../../kit/style/layout.module.css';

/** Rupiah by id of the method; null: nobody filled it in. */
export type Counted = Readonly<Record<number, number | null>>;

interface Props {
  /** Undefined: they are under way. */
  readonly methods: readonly { readonly id: number; readonly name: string }[] | undefined;
  readonly counted: Counted;
  readonly onCount: (counted: Counted) => void;
}

export const CountFields = ({ methods, counted, onCount }: Props) =>
  methods ? (
    <FirstField>
      <div className={layout.stack}>
        {methods.map((method) => (
          <MoneyBox
            key={method.id}
            label={method.name}
            value={counted[method.id] ?? null}
            onChange={(amount) => onCount({ ...counted, [method.id]: amount })}
          />
        ))}
      </div>
    </FirstField>
  ) : (
    <WaitingRows />
  );
