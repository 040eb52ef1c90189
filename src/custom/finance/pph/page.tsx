// '/finance/hutang/pajak/{pph_doctor|pph_investor|pph_pegawai|pph_23}': tax that was withheld of one kind, remitting a month of it, and its
// file for the tax portal (finance.md 4).
import { BankOutlined, FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { pphKind, type PphKind, pphKinds } from '../../../resources/finance/pajak-kind.ts';
import { masaText, pph } from '../../../resources/finance/pph.ts';
import { reportedKinds } from '../../../resources/finance/tax-form.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import style from '../../../kit/style/value.module.css';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const RemitDrawer = lazy(async () => ({
  default: (await import('../../../parts/finance/tax/remit-drawer.tsx')).RemitDrawer,
}));
const KindFileDrawer = lazy(async () => ({ default: (await import('./kind-file-drawer.tsx')).KindFileDrawer }));
const { kind: _kind, actor_id: _actor, ...filters } = pph.list.filters;
const columns = pph.list.columns.filter((name) => name !== 'kind');

const Masa = ({ row }: { row: ListRow }) => <span className={style.code}>{masaText(String(row['masa']))}</span>;
/** Its paper, once the tax portal has numbered it. */
const Print = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const name = String(row['actor_name']);
  if (!row['bukti_potong_no']) return null;
  return (
    <Button
      type="text"
      size="small"
      aria-label={t('tax.print', { name })}
      title={t('tax.print', { name })}
      icon={<FilePdfOutlined aria-hidden />}
      href={callUrl('finance.pph.print', { id: row.id })}
      target="_blank"
    />
  );
};
const Actions = ({ row }: { row: ListRow }) => (
  <>
    <Print row={row} />
    <WhyButton call="finance.pph.why" id={row.id} of={String(row['actor_name'])} />
  </>
);
const overrides: RowOverrides = { cells: { masa: Masa }, Actions };

/** The kind that an address ends with. @throws Error for an address that names none: no route of ours */
const kindOf = (pathname: string): { readonly kind: PphKind; readonly label: string } => {
  const found = pphKinds.find(({ value }) => pathname.endsWith(`/${value}`));
  if (!found) throw new Error(`${pathname} names no tax.`);
  return { kind: found.value, label: found.label };
};

/** What is said where nothing was withheld yet, and why not. */
const useNothing = (kind: PphKind): string => {
  const { t } = useTranslation();
  if (kind === pphKind.employee) return t('tax.noneEmployee');
  return t(kind === pphKind.investor ? 'tax.noneInvestor' : 'tax.none');
};

export default function PphPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'remit' | 'file'>();
  const { kind, label } = kindOf(pathname);
  const nothing = useNothing(kind);
  const reported = reportedKinds.find((value) => value === kind);
  const resource = useMemo<Resource>(() => ({ ...pph, label, list: { ...pph.list, filters, columns } }), [label]);
  const fixed = useMemo(() => ({ kind }), [kind]);
  const close = () => setOpen(undefined);
  return (
    <>
      <ListScreen
        resource={resource}
        fixed={fixed}
        overrides={overrides}
        empty={nothing}
        tools={
          <>
            {reported && mayCall(me, 'finance.pph.berkas') && (
              <Button icon={<FileTextOutlined aria-hidden />} onClick={() => setOpen('file')}>
                {t('tax.file')}
              </Button>
            )}
            {mayCall(me, 'finance.pph.setor') && (
              <Button icon={<BankOutlined aria-hidden />} onClick={() => setOpen('remit')}>
                {t('hutang.remit')}
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        {open === 'remit' && <RemitDrawer kind={kind} label={label} onClose={close} />}
        {open === 'file' && reported && <KindFileDrawer kind={reported} label={label} onClose={close} />}
      </Suspense>
    </>
  );
}
