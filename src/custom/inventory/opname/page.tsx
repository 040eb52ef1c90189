// '/inventory/warehouse/opname/:id': a count, its sheet, and its decision (inventory.md 4).
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { opname } from '../../../resources/inventory/opname.ts';
import { CountSheet } from './count-sheet.tsx';

export default function OpnamePage() {
  const { record } = useRecord(opname);
  return (
    <>
      <DocumentScreen resource={opname} />
      {record && <CountSheet id={record.id} status={record.status} />}
    </>
  );
}
