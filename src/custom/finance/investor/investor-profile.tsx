// Tax and bank profile of an investor: what is withheld of him, and where his money goes.
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { actorType } from '../../../resources/finance/hutang.ts';
import { profileFields } from '../../../resources/finance/payee-profile.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import { FieldList } from '../../../screens/record/field-list.tsx';

const ProfileDrawer = lazy(async () => ({
  default: (await import('../../../parts/finance/payable/profile-drawer.tsx')).ProfileDrawer,
}));
const fields = Object.entries(profileFields).map(([name, field]) => ({ name, field }));

export const InvestorProfile = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [edits, edit] = useState(false);
  const payee = { actor_type: actorType.investor, actor_id: id };
  const { query, answer } = useCall('finance.actorpajak.show', payee, { staleTime: 0 });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  return (
    <div className={layout.stack}>
      {mayCall(me, 'finance.actorpajak.simpan') && (
        <div className={layout.end}>
          <Button onClick={() => edit(true)}>{t('show.edit')}</Button>
        </div>
      )}
      {answer.data ? (
        <FieldList fields={fields} record={{ ...answer.data, id, version: 1 }} />
      ) : (
        <EmptyState text={t('investor.noProfile')} />
      )}
      {edits && (
        <Suspense>
          <ProfileDrawer
            payee={{ ...payee, actor_name: name }}
            onClose={() => {
              edit(false);
              void query.refetch();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
