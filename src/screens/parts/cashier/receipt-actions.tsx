// What can be done with a receipt in its list: print it, take it back.
import { Button } from 'antd';
import { useState } from 'react';
import { useUser } from '../../../providers/session.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import type { RowOverrides } from '../../list/row-overrides.ts';
import type { Loaded } from '../../record/use-record.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { type NamedVerb, verbsFor } from '../../record/verbs.ts';
import { ReceiptPrint } from './receipt-done.tsx';

const reasonFields = [{ name: 'reason', field: billtransaction.verbs.void.input.reason }];

const Actions: NonNullable<RowOverrides['Actions']> = ({ row }) => {
  const { role } = useUser();
  const [asked, ask] = useState<NamedVerb>();
  return (
    <>
      <ReceiptPrint id={row.id} size="small" />
      {verbsFor(billtransaction, role, Number(row['status'])).map((named) => (
        <Button key={named.name} size="small" danger onClick={() => ask(named)}>
          {named.verb.label}
        </Button>
      ))}
      {asked && (
        <VerbDialog
          resource={billtransaction}
          record={row as Loaded}
          named={asked}
          fields={reasonFields}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
};

export const receiptOverrides: RowOverrides = { Actions };
