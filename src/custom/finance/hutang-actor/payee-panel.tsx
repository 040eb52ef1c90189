// One payee: what is open, ticked and paid; his card; the way to his slips, and his tax and bank profile.
import { Button, Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { MOST_PARTS } from '../../../resources/finance/payable-calls.ts';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Chosen, OpenRows } from './open-rows.tsx';
import { PayeeAges } from './payee-ages.tsx';
import { PayeeCard } from './payee-card.tsx';
import type { PayeeAt } from '../../../parts/finance/payable/payee.ts';
import type { OpenRow, Owed } from './payee.ts';

const PayDrawer = lazy(async () => ({ default: (await import('./pay-drawer.tsx')).PayDrawer }));
const ProfileDrawer = lazy(async () => ({
  default: (await import('../../../parts/finance/payable/profile-drawer.tsx')).ProfileDrawer,
}));

/** All that is open is paid, and corrections netted, unless somebody takes a tick away. */
const everything = (rows: readonly OpenRow[]): Chosen => new Map(rows.map(({ id, open_amount }) => [id, open_amount]));

interface OpenProps {
  readonly payee: PayeeAt;
  readonly rows: readonly OpenRow[];
  /** Of all that is open, with what a slip has no room for. */
  readonly count: number;
  readonly onChanged: () => void;
}
const Open = ({ payee, rows, count, onChanged }: OpenProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const [chosen, setChosen] = useState(() => everything(rows));
  const [paying, setPaying] = useState(false);
  const sum = [...chosen.values()].reduce((all, amount) => all + amount, 0);
  return (
    <div className={layout.stack}>
      {rows.length > 0 && mayCall(me, 'finance.hutangtransaction.bayar') && (
        <div className={layout.between}>
          <span role="status">{t('hutang.chosen', { n: chosen.size, amount: formatRupiah(sum) })}</span>
          <Button type="primary" disabled={sum <= 0} onClick={() => setPaying(true)}>
            {t('hutang.pay')}
          </Button>
        </div>
      )}
      {count > rows.length && (
        <p className={words.quiet}>{t('hutang.more', { n: formatNumber(rows.length), all: formatNumber(count) })}</p>
      )}
      <OpenRows rows={rows} chosen={chosen} onChange={setChosen} onReleased={onChanged} />
      {paying && (
        <Suspense>
          <PayDrawer payee={payee} chosen={chosen} onPaid={onChanged} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </div>
  );
};

interface Props {
  readonly payee: PayeeAt;
  /** Of what is open; none where nothing is. */
  readonly ages?: Owed['ages'] | undefined;
  readonly onChanged: () => void;
}
export const PayeePanel = ({ payee, ages, onChanged }: Props) => {
  const { t } = useTranslation();
  const [profiled, setProfiled] = useState(false);
  const { actor_type, actor_id, actor_name } = payee;
  const { query, answer } = useCall(
    'finance.hutang.terbuka',
    { actor_type, actor_id, limit: MOST_PARTS },
    { staleTime: 0 },
  );
  const onMoved = () => {
    void query.refetch();
    onChanged();
  };
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  return (
    <section className={surface.sheet} aria-label={actor_name}>
      <div className={layout.between}>
        <h2 className={words.heading}>{actor_name}</h2>
        <span className={layout.row}>
          <Link to={`${hutangtransaction.screens.list}?actor_type=${actor_type}&actor_id=${actor_id}`}>
            {t('hutang.slips')}
          </Link>
          <Button onClick={() => setProfiled(true)}>{t('hutang.profile')}</Button>
        </span>
      </div>
      {ages && <PayeeAges ages={ages} />}
      <Tabs
        items={[
          {
            key: 'open',
            label: t('hutang.open'),
            children: answer ? (
              // What was ticked belongs to these rows: others come, and nothing is ticked any more.
              <Open
                key={answer.data.map(({ id }) => id).join()}
                payee={payee}
                rows={answer.data}
                count={answer.count}
                onChanged={onMoved}
              />
            ) : (
              <WaitingRows />
            ),
          },
          { key: 'card', label: t('hutang.card'), children: <PayeeCard payee={payee} /> },
        ]}
      />
      {profiled && (
        <Suspense>
          <ProfileDrawer payee={payee} onClose={() => setProfiled(false)} />
        </Suspense>
      )}
    </section>
  );
};
