// '/finance/biaya/invoice/:id': a vendor's invoice, with its notes and what was done with it (finance.md 4).
import { DocumentNotes } from '../../../parts/finance/note/document-notes.tsx';
import { biayainvoice } from '../../../resources/finance/biayainvoice.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';

const Below = ({ record }: { record: Loaded }) => <DocumentNotes kind="invoice" id={record.id} />;

export default function InvoiceRecordPage() {
  return <DocumentScreen resource={biayainvoice} Below={Below} />;
}
