// '/finance/hutang/pajak/{pph_doctor|pph_23}': tax that was withheld of one kind, and remitting a month of it (finance.md 4).
import { BankOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { pphKinds } from '../../../resources/finance/pajak-kind.ts';
import { masaText, pph, type PphKind } from '../../../resources/finance/pph.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const RemitDrawer = lazy(async () => ({ default: (await import('./remit-drawer.tsx')).RemitDrawer }));
const { kind: _kind, actor_id: _actor, ...filters } = pph.list.filters;
const columns = pph.list.columns.filter((name) => name !== 'kind');

const Masa = ({ row }: { row: ListRow }) => masaText(String(row['masa']));
const Why = ({ row }: { row: ListRow }) => (
  <WhyButton call="finance.pph.why" id={row.id} of={String(row['actor_name'])} />
);
const overrides: RowOverrides = { cells: { masa: Masa }, Actions: Why };

/** The kind that an address ends with. @throws Error for an address that names none: no route of ours */
const kindOf = (pathname: string): { readonly kind: PphKind; readonly label: string } => {
  const found = pphKinds.find(({ value }) => pathname.endsWith(`/${value}`));
  if (!found) throw new Error(`${pathname} names no tax.`);
  return { kind: found.value, label: found.label };
};

export default function PphPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { pathname } = useLocation();
  const [remitting, setRemitting] = useState(false);
  const { kind, label } = kindOf(pathname);
  const resource = useMemo<Resource>(() => ({ ...pph, label, list: { ...pph.list, filters, columns } }), [label]);
  const fixed = useMemo(() => ({ kind }), [kind]);
  return (
    <>
      <ListScreen
        resource={resource}
        fixed={fixed}
        overrides={overrides}
        tools={
          mayCall(me, 'finance.pph.setor') && (
            <Button icon={<BankOutlined aria-hidden />} onClick={() => setRemitting(true)}>
              {t('hutang.remit')}
            </Button>
          )
        }
      />
      {remitting && (
        <Suspense>
          <RemitDrawer kind={kind} label={label} onClose={() => setRemitting(false)} />
        </Suspense>
      )}
    </>
  );
}
