// '/paket/sales/getfreeused': what is free in sold packages is given, and what was given (paket.md 4).
import { Tabs } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can, maySee } from '../../../policies/index.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { ClaimSource } from '../../../parts/paket/slot/claim-source.tsx';
import { claim } from '../../../resources/paket/claim.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { RowFor } from '../../../screens/list/use-records.ts';
import { ClaimTab } from './claim-tab.tsx';
import { HandOverPaper } from './hand-over-paper.tsx';
import { CancelButton } from './cancel-button.tsx';

const tabs = ['klaim', 'riwayat'] as const;
const GIVE = 'klaim';
const TAKEN = 'riwayat';

/** What was given is taken back in a branch. */
const CancelInBranch = (props: ComponentProps<typeof CancelButton>) =>
  branchOf(useUser()) !== null && <CancelButton {...props} />;

const overrides: RowOverrides<RowFor<typeof claim>> = {
  cells: { source: ClaimSource },
  Actions: ({ row }) => (
    <>
      <HandOverPaper claim={row} />
      <CancelInBranch claim={row} />
    </>
  ),
};

/** The tab is a part of the address: a link leads back to it. */
const Parts = ({ open }: { open: string }) => {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  return (
    <Tabs
      aria-label={claim.label}
      activeKey={open}
      items={tabs.map((key) => ({ key, label: t(`claim.tab.${key}`) }))}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
};

export default function ClaimsPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [search] = useSearchParams();
  const mayGive = branchOf(me) !== null && can(me, claim.name, 'create');
  if (mayGive && search.get('tab') !== TAKEN)
    return (
      <>
        <PageHeader title={claim.label} />
        <Parts open={GIVE} />
        <ClaimTab />
      </>
    );
  const totals = [
    { sum: 'used', label: t('claim.used') },
    ...(maySee(me.role, claim.fields.value_amount.visibility)
      ? [{ sum: 'value_amount', label: t('claim.value'), money: true } as const]
      : []),
  ];
  return (
    <ListScreen resource={claim} overrides={overrides} creates={false} totals={totals}>
      {mayGive && <Parts open={TAKEN} />}
    </ListScreen>
  );
}
