// One payee: what is open, ticked and paid; his card; the way to his slips, and his tax and bank profile.
import { Button, Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { Link } from '../../../kit/page/link.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { OpenPart } from './open-part.tsx';
import { PayeeAges } from './payee-ages.tsx';
import { PayeeCard } from './payee-card.tsx';
import type { PayeeAt } from '../../../parts/finance/payable/payee.ts';
import type { Owed } from './payee.ts';

const ProfileDrawer = lazy(async () => ({
  default: (await import('../../../parts/finance/payable/profile-drawer.tsx')).ProfileDrawer,
}));

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
            children: <OpenPart payee={payee} onChanged={onChanged} />,
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
