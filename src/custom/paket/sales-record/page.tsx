// '/paket/sales/:id': a sold package: what is left of its slots, how it is paid, what was taken of it, and what can be done with it
// (paket.md 4).
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { ShownOf } from '../../../resources/answers.ts';
import type { Document } from '../../../resources/kernel/define.ts';
import { cancellableStates, extendableStates } from '../../../resources/paket/membership-life.ts';
import { claim } from '../../../resources/paket/claim.ts';
import { membership } from '../../../resources/paket/membership.ts';
import { ClaimSource } from '../../../parts/paket/slot/claim-source.tsx';
import { PackagePapers } from '../../../parts/paket/package-papers.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import words from '../../../kit/style/words.module.css';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { History } from './history.tsx';
import { Schedule } from './schedule.tsx';
import { Slots } from './slots.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const CancelDialog = onDemand(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const ExtendDialog = onDemand(async () => (await import('./extend-dialog.tsx')).ExtendDialog);

export type Sale = ShownOf<'paket.membership'>;

const Tools = ({ record: sale }: { readonly record: Sale }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [cancels, setCancels] = useState(false);
  const [extends_, setExtends] = useState(false);
  return (
    <>
      <PackagePapers id={sale.id} scheme={sale.scheme} />
      {extendableStates.includes(sale.status) && mayCall(me, 'paket.membership.perpanjang') && (
        <Button onClick={() => setExtends(true)}>{t('membership.extend')}</Button>
      )}
      {cancellableStates.includes(sale.status) && mayCall(me, 'paket.membership.batal') && (
        <Button danger onClick={() => setCancels(true)}>
          {t('membership.cancel')}
        </Button>
      )}
      {cancels && <CancelDialog sale={sale} onClose={() => setCancels(false)} />}
      {extends_ && <ExtendDialog sale={sale} onClose={() => setExtends(false)} />}
    </>
  );
};

/** What the title and the sections below say. */
const ELSEWHERE: readonly string[] = ['code', 'slots', 'bill_id', 'paid_amount', 'due_amount'];
const shown = {
  ...membership,
  fields: Object.fromEntries(Object.entries(membership.fields).filter(([name]) => !ELSEWHERE.includes(name))),
  form: membership.form.map(({ label, fields: names }) => ({
    label,
    fields: names.filter((name) => !ELSEWHERE.includes(name)),
  })),
} satisfies Document;
const SAME = ['customer_id', 'membership_id', 'paket'] as const;
const claims = { cells: { source: ClaimSource } };

const Below = ({ record: sale }: { readonly record: Sale }) => {
  const { t } = useTranslation();
  const { arrears } = sale;
  return (
    <div className={layout.stackLarge}>
      {arrears && (
        <Alert
          type={arrears.blocks ? 'error' : 'warning'}
          showIcon
          message={t(arrears.blocks ? 'membership.blocked' : 'membership.inArrears', {
            day: formatDate(arrears.since),
            amount: formatRupiah(arrears.amount),
          })}
        />
      )}
      <section className={surface.sheet}>
        <Slots sale={sale} />
      </section>
      <section className={surface.sheet}>
        <Schedule sale={sale} />
      </section>
      <section className={surface.sheet}>
        <h2 className={words.heading}>{claim.label}</h2>
        <EmbeddedList resource={claim} filter={{ membership: sale.id }} without={SAME} overrides={claims} />
      </section>
      <section className={surface.sheet}>
        <History sale={sale} />
      </section>
    </div>
  );
};

export default function PackageSalePage() {
  return <DocumentScreen resource={shown} Tools={Tools} Below={Below} />;
}
