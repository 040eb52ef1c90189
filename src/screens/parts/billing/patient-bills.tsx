// What a patient was billed, what he pays by installments, and his receipts (finance.md 1).
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { EmbeddedList } from '../../list/embedded-list.tsx';
import style from './billing.module.css';

/** What every row of one patient's list would repeat. */
const SAME: readonly string[] = ['customer_id', 'customer_name', 'customer'];

export const PatientBills = ({ id }: { id: number }) => {
  const { role } = useUser();
  const filter = { customer: id };
  return (
    <div className={style.column}>
      {[bill, angsuran, billtransaction]
        .filter(({ name }) => can(role, name, 'list'))
        .map((resource) => (
          <section key={resource.name} aria-label={resource.label}>
            <h3 className={style.heading}>{resource.label}</h3>
            <EmbeddedList resource={resource} filter={filter} without={SAME} />
          </section>
        ))}
    </div>
  );
};
