// What can be chosen at the desk: a bill, or whoever is named beside an amount.
import type { ReactNode } from 'react';
import type { DeskBill } from '../../../resources/finance/bill-detail.ts';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { billTone } from '../../../parts/finance/cashier/bill.ts';
import style from '../../../parts/finance/cashier/cashier.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface ChoiceProps {
  readonly name: string;
  readonly mark?: ReactNode;
  /** What waits for an approver. */
  readonly requests?: object;
  readonly about: string;
  readonly day: ReactNode;
  readonly amount: number | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export const Choice = ({ name, mark, requests, about, day, amount, chosen, onChoose }: ChoiceProps) => (
  <li>
    <button type="button" className={`${surface.choice} ${style.bill}`} aria-pressed={chosen} onClick={onChoose}>
      <span className={layout.between}>
        <strong className={words.name}>{name}</strong>
        {mark}
      </span>
      {requests && <RequestChips record={requests} />}
      <span className={words.quiet}>{about}</span>
      <span className={layout.between}>
        <span className={words.quiet}>{day}</span>
        <Money strong value={amount} />
      </span>
    </button>
  </li>
);

interface Props {
  readonly bill: DeskBill;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const { settled, cancelled } = billDocument.state;
/** Nothing is left of them: they show what they came to. */
const DONE: readonly number[] = [settled, cancelled];

export const BillButton = ({ bill, chosen, onChoose }: Props) => (
  <Choice
    name={bill.customer_name}
    mark={<StatusChip label={bill.statusname} tone={billTone(bill.status)} />}
    requests={bill}
    about={[bill.customerdata?.code, bill.code, bill.doctordata?.name].filter(Boolean).join(' · ')}
    day={<DateText value={bill.transaction_at} />}
    amount={DONE.includes(bill.status) ? bill.total_amount : bill.outstanding}
    chosen={chosen}
    onChoose={onChoose}
  />
);
