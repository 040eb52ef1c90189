// What can be done with a receipt in its list: print it, read its journal, take it back; and its patient as the bills show him.
import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow, RowFor } from '../../../screens/list/use-records.ts';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import { billCells } from '../billing/cells.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldBy } from '../../../screens/request/requests.ts';
import { JournalLink } from '../../../screens/record/journal-link.tsx';
import { ReceiptPrintMenu } from './receipt-print.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

const reasonFields = [{ name: 'reason', field: billtransaction.verbs.void.input.reason }];

type Receipt = RowFor<typeof billtransaction>;
interface Props {
  readonly row: ListRow & Pick<Receipt, 'code' | 'status' | 'version'>;
}

/** Without what waits for an approver: where it has a line of its own. */
export const ReceiptActions = ({ row }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [asked, ask] = useState<NamedVerb>();
  const { code } = row;
  const verbs = verbsFor(billtransaction, me, row.status);
  const items = verbs.map(({ name, verb }) => ({
    key: name,
    label: verb.label,
    danger: true,
    disabled: heldBy(row, name) !== undefined,
  }));
  return (
    <>
      <JournalLink type="billtransaction" id={row.id} of={code} />
      <ReceiptPrintMenu id={row.id} code={code} />
      {items.length > 0 && (
        <DropMenu menu={{ items, onClick: ({ key }) => ask(verbs.find(({ name }) => name === key)) }}>
          <Button
            size="small"
            icon={<MoreOutlined aria-hidden />}
            aria-label={t('kas.moreOf', { code })}
            aria-haspopup="menu"
          />
        </DropMenu>
      )}
      {asked && (
        <VerbDialog
          resource={billtransaction}
          record={row}
          named={asked}
          fields={reasonFields}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
};

const Actions = ({ row }: Props) => (
  <>
    <RequestChips record={row} />
    <ReceiptActions row={row} />
  </>
);

export const receiptOverrides: RowOverrides<Receipt> = {
  cells: { customer_id: billCells.customer_id },
  Actions,
};
