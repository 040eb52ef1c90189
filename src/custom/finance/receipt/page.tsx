// '/finance/payment/transaction/:id': a receipt as declared, with its papers and its journals (finance.md 4).
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { ReceiptPrint } from '../../../parts/finance/cashier/receipt-print.tsx';
import { JournalLink } from '../../../screens/record/journal-link.tsx';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { type Loaded, titleOf } from '../../../screens/record/use-record.ts';

const Tools = ({ record }: { record: Loaded }) => (
  <>
    <JournalLink type="billtransaction" id={record.id} of={titleOf(billtransaction, record)} />
    <ReceiptPrint id={record.id} />
  </>
);

export default function ReceiptPage() {
  return <DocumentScreen resource={billtransaction} list="/finance/payment/transaction" Tools={Tools} />;
}
