// A payment while it is entered: its tenders, the cash handed over, what of it is kept, and what the buttons of the form do with them.
import { useState } from 'react';
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { useChanged, useTyped } from '../../../kit/form/leave.tsx';
import { moneyOf } from './methods.ts';
import { type Method, tendered, type TenderRow } from './tender.ts';

export interface Payment {
  readonly rows: readonly TenderRow[];
  readonly received: number | null;
  /** What is too much is kept as deposit. */
  readonly keep: boolean;
}

/** The rows; a new one gets a key that no row had before. */
const useRows = (first: Method | undefined) => {
  const [next, setNext] = useState(1);
  const [rows, setRows] = useState<readonly TenderRow[]>([
    { key: 0, methodId: first?.id ?? null, amount: null, reference: '' },
  ]);
  const change = (changed: TenderRow) => setRows(rows.map((row) => (row.key === changed.key ? changed : row)));
  const remove = (key: number) => setRows(rows.filter((row) => row.key !== key));
  /** @param kept rows that stay */
  const add = (methodId: number | null, amount: number | null, kept = rows) => {
    setRows([...kept, { key: next, methodId, amount, reference: '' }]);
    setNext(next + 1);
  };
  return { rows, change, remove, add };
};

interface Due {
  readonly methods: readonly Method[];
  /** Rupiah to pay. */
  readonly due: number;
  /** Rupiah that the branch holds for the patient. */
  readonly deposit: number;
}
export const useTenders = ({ methods, due, deposit }: Due) => {
  const usable = deposit > 0 ? methods : moneyOf(methods);
  const first = usable.find(({ kind }) => kind === paymentKind.cash) ?? usable[0];
  const { rows, change, remove, add } = useRows(first);
  const [received, setReceived] = useState<number | null>(null);
  const [keep, setKeep] = useState(false);
  useTyped(useChanged({ rows, received }));
  const now = tendered(rows, methods, due, received, { deposit, keep });
  const depositMethod = usable.find(({ kind }) => kind === paymentKind.deposit);
  const offersDeposit = depositMethod !== undefined && now.deposit === 0 && now.left > 0;
  const payment: Payment = { rows, received: now.cash > 0 ? received : null, keep: keep && now.left < 0 };
  return {
    usable,
    rows,
    change,
    /** Undefined: one row stays. */
    remove: rows.length > 1 ? remove : undefined,
    received,
    setReceived,
    keep,
    setKeep,
    now,
    payment,
    /** Another method, with what is left. */
    addTender: () => {
      const other = moneyOf(usable).find((method) => !rows.some((row) => row.methodId === method.id)) ?? first;
      add(other?.id ?? null, now.left > 0 ? now.left : null);
    },
    /** The last row takes what is left, or gives back what is too much. */
    payExactly: () => {
      const last = rows.at(-1);
      if (last) change({ ...last, amount: (last.amount ?? 0) + now.left });
    },
    /** His deposit, as far as it goes, in the place of rows that stand empty; undefined: it cannot be used now. */
    addDeposit: offersDeposit
      ? () =>
          add(
            depositMethod.id,
            Math.min(deposit, now.left),
            rows.filter(({ amount }) => amount !== null),
          )
      : undefined,
  };
};
