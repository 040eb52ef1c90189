// The patients of a page: who they are, how often they came, what they owe.
import { ManOutlined, WomanOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { seesDebts } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { userRole } from '../../../resources/platform/role.ts';
import { gender } from '../../../resources/platform/person.ts';
import { user } from '../../../resources/platform/user.ts';
import type { ListState } from '../../../screens/list/list-state.ts';
import type { ListView } from '../../../screens/list/use-list-view.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { personPath } from '../../platform/person/person.ts';
import { PersonAvatar } from '../../../kit/chip/person-avatar.tsx';
import type { Patient } from '../../platform/person/patient.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { Link } from '../../../kit/page/link.tsx';
import words from '../../../kit/style/words.module.css';
import style from './patient-sheet.module.css';
import layout from '../../../kit/style/layout.module.css';

const Figures = ({ meta }: Pick<Patient, 'meta'>) => {
  const { t } = useTranslation();
  return (
    <span className={`${layout.end} ${words.quiet} ${style.figures}`}>
      {meta?.visits_count !== undefined && <span>{t('patient.visits', { n: meta.visits_count })}</span>}
      {meta?.visitperawatans_count !== undefined && (
        <span>{t('patient.treatments', { n: meta.visitperawatans_count })}</span>
      )}
      {meta?.visitreseps_count !== undefined && (
        <span>{t('patient.prescriptions', { n: meta.visitreseps_count })}</span>
      )}
      {meta?.paid_amount !== undefined && (
        <span>
          {t('patient.paid')} <Money value={meta.paid_amount} />
        </span>
      )}
      {meta?.hutang_amount !== undefined && (
        <span className={meta.hutang_amount > 0 ? style.debt : undefined}>
          {t('patient.debt')} <Money value={meta.hutang_amount} />
        </span>
      )}
    </span>
  );
};

interface RowProps {
  readonly patient: Patient;
  /** Names of the chosen columns. */
  readonly shown: readonly string[];
  readonly onShow: () => void;
}

const Row = ({ patient, shown, onShow }: RowProps) => {
  const { t } = useTranslation();
  const female = patient.gender === gender.female;
  return (
    <li className={style.row}>
      <PersonAvatar initial={patient.initial} url={patient.avatarurl} />
      <div className={`${layout.lines} ${style.who}`}>
        <Link className={words.name} to={personPath(patient.id)}>
          {patient.name}
        </Link>
        <span className={`${layout.row} ${words.quiet} ${style.told}`}>
          {t('patient.rm', { rm: patient.username })}
          {patient.gender !== null && shown.includes('gender') && (
            <span title={patient.gendername}>
              {female ? (
                <WomanOutlined aria-label={patient.gendername} />
              ) : (
                <ManOutlined aria-label={patient.gendername} />
              )}
            </span>
          )}
          {patient.old !== null && shown.includes('old') && <span>{t('patient.age', { n: patient.old })}</span>}
        </span>
        {patient.note && shown.includes('note') && <span className={words.quiet}>{patient.note}</span>}
      </div>
      <Figures meta={patient.meta} />
      <span className={layout.line}>
        {shown.includes('phone') && patient.phone && (
          <WhatsApp phone={patient.phone} label={t('patient.whatsapp', { name: patient.name })} />
        )}
        <Button aria-label={t('patient.detailOf', { name: patient.name })} onClick={onShow}>
          {t('patient.detail')}
        </Button>
      </span>
    </li>
  );
};

interface Props {
  readonly state: ListState;
  readonly view: ListView;
  readonly onChange: (next: Partial<ListState>) => void;
  readonly onShow: (patient: Patient) => void;
}

export const PatientList = ({ state, view, onChange, onShow }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const shown = view.shown.map(({ name }) => name);
  const wanted = {
    ...state.filters,
    role: userRole.customer,
    withRmStats: true,
    ...(seesDebts(role) && { withFinanceStats: true }),
    ...(state.keyword && { keyword: state.keyword }),
  };
  const { query, result } = useList<Patient>({
    resource: user.name,
    pagination: { currentPage: state.page, pageSize: state.limit },
    sorters: [state.sort],
    filters: Object.entries(wanted).map(([field, value]) => ({ field, operator: 'eq', value })),
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <WaitingRows />;
  return (
    <>
      {result.data.length === 0 && <EmptyState text={t('list.emptyFiltered')} />}
      <ul className={style.rows} data-density={view.density} aria-busy={query.isPlaceholderData}>
        {result.data.map((patient) => (
          <Row key={patient.id} patient={patient} shown={shown} onShow={() => onShow(patient)} />
        ))}
      </ul>
      <Paging page={state.page} limit={state.limit} count={result.total ?? 0} onChange={onChange} />
    </>
  );
};
