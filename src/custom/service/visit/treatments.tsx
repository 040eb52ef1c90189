// The treatments of a visit with what they cost, and the steps of each.
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can, maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { Money } from '../../../kit/money/money.tsx';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { totalsOf } from './amount.ts';
import { type Begun, QuickTreatments } from './quick-treatments.tsx';
import { TreatmentDrawer } from './treatment-form.tsx';
import { presetOf, withoutSlot } from './preset-slot.ts';
import { TreatmentTable } from './treatment-table.tsx';
import { useFavourites } from './use-favourites.ts';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import style from './visit.module.css';
import words from '../../../kit/style/words.module.css';

const Totals = ({ treatments }: { treatments: readonly TreatmentData[] }) => {
  const { t } = useTranslation();
  const totals = totalsOf(treatments);
  return (
    <dl className={`${surface.sums} ${style.totals}`}>
      <div>
        <dt>{t('visit.planned')}</dt>
        <dd>
          <Money value={totals.planned} />
        </dd>
      </div>
      <div>
        <dt>{t('visit.done')}</dt>
        <dd>
          <Money value={totals.done} />
        </dd>
      </div>
      <div className={style.grand}>
        <dt>{t('visit.total')}</dt>
        <dd>
          <Money strong value={totals.all} />
        </dd>
      </div>
    </dl>
  );
};

interface RecordedProps {
  readonly visit: VisitData;
  readonly treatments: readonly TreatmentData[];
  readonly onEdit: (treatment: TreatmentData) => void;
}

const Recorded = ({ treatments, ...props }: RecordedProps) => {
  const { t } = useTranslation();
  const { role } = useUser();
  if (treatments.length === 0) return <p className={words.faint}>{t('visit.noTreatment')}</p>;
  return (
    <>
      <TreatmentTable {...props} treatments={treatments} />
      {maySee(role, 'money') && <Totals treatments={treatments} />}
    </>
  );
};

export const Treatments = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [search, setSearch] = useSearchParams();
  const preset = presetOf(search);
  const [edited, edit] = useState<TreatmentData | Begun | undefined>(preset && { preset });
  const treatments = visit.visitperawatans ?? [];
  const open = visit.status !== visitState.finished && visit.status !== visitState.cancelled;
  const adds = open && can(me, visitperawatan.name, 'create');
  // What stands below the buttons comes with them: they would push it away.
  const { query } = useFavourites(visit, adds);
  return (
    <section className={surface.sheet} aria-label={visitperawatan.fields.perawatan_id.label}>
      <div className={layout.between}>
        <h2 className={words.heading}>{visitperawatan.fields.perawatan_id.label}</h2>
        {adds && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => edit({})}>
            {t('visit.addTreatment')}
          </Button>
        )}
      </div>
      {adds && <QuickTreatments visit={visit} onForm={edit} />}
      {!query.isLoading && <Recorded visit={visit} treatments={treatments} onEdit={edit} />}
      {edited && (
        <TreatmentDrawer
          visit={visit}
          {...('id' in edited ? { treatment: edited } : edited)}
          onClose={() => {
            edit(undefined);
            if (preset !== undefined) setSearch(withoutSlot, { replace: true });
          }}
        />
      )}
    </section>
  );
};
