// What the journals can be narrowed to: kind, origin, event, account, and whose lines.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DOKTER } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { akun } from '../../../resources/finance/akun.ts';
import { jurnal } from '../../../resources/finance/jurnal.ts';
import { userRole } from '../../../resources/platform/role.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import style from './journal-filters.module.css';
import layout from '../../../kit/style/layout.module.css';

export interface JournalFilter {
  readonly kind?: number;
  readonly origin?: number;
  readonly event?: string;
  readonly akun_id?: number;
  readonly actor_type?: string;
  readonly actor_id?: number;
}

/** Kinds of actors, with where they are found. */
const ACTORS = {
  customer: { resource: 'platform.users', filter: { role: userRole.customer } },
  doctor: { resource: 'platform.users', filter: { role: DOKTER } },
  laboratorium: { resource: 'service.laboratorium', filter: {} },
} as const;
type ActorType = keyof typeof ACTORS;
const actorTypes = Object.keys(ACTORS) as ActorType[];

interface Props {
  readonly filter: JournalFilter;
  readonly onChange: (filter: JournalFilter) => void;
}

const optionsOf = (field: 'kind' | 'origin') =>
  jurnal.fields[field].options.map(({ value, label }) => ({ value, label }));

const EventSelect = ({ filter, onChange }: Props) => {
  const { t } = useTranslation();
  const { answer } = useCall('finance.laporan.jurnal.peristiwa', {}, { staleTime: Infinity });
  return (
    <Select
      className={style.wide}
      allowClear
      showSearch
      optionFilterProp="label"
      aria-label={t('buku.event')}
      placeholder={t('buku.event')}
      value={filter.event}
      options={(answer?.data ?? []).map(({ event, name }) => ({ value: event, label: name }))}
      onChange={(event?: string) => onChange({ ...filter, event })}
    />
  );
};

const ActorSelect = ({ filter, onChange }: Props) => {
  const { t } = useTranslation();
  const chosen = actorTypes.find((type) => type === filter.actor_type);
  return (
    <>
      <Select<ActorType>
        className={style.narrow}
        allowClear
        aria-label={t('buku.actorType')}
        placeholder={t('buku.actorType')}
        value={chosen}
        options={actorTypes.map((type) => ({ value: type, label: t(`buku.actor.${type}`) }))}
        onChange={(actor_type?: ActorType) => onChange({ ...filter, actor_type, actor_id: undefined })}
      />
      {chosen && (
        <span className={style.wide}>
          <RefSelect
            key={chosen}
            resource={ACTORS[chosen].resource}
            filter={ACTORS[chosen].filter}
            label={t(`buku.actor.${chosen}`)}
            placeholder={t(`buku.actor.${chosen}`)}
            value={filter.actor_id ?? null}
            onChange={(id) => onChange({ ...filter, actor_id: id ?? undefined })}
          />
        </span>
      )}
    </>
  );
};

export const JournalFilters = ({ filter, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row} role="group" aria-label={t('list.filters')}>
      {(['kind', 'origin'] as const).map((name) => (
        <Select
          key={name}
          className={style.narrow}
          allowClear
          aria-label={jurnal.fields[name].label}
          placeholder={jurnal.fields[name].label}
          value={filter[name]}
          options={optionsOf(name)}
          onChange={(value?: number) => onChange({ ...filter, [name]: value })}
        />
      ))}
      <EventSelect filter={filter} onChange={onChange} />
      <span className={style.wide}>
        <RefSelect
          resource={akun.name}
          filter={{ isheader: 'false' }}
          label={t('report.account')}
          placeholder={t('report.account')}
          value={filter.akun_id ?? null}
          onChange={(id) => onChange({ ...filter, akun_id: id ?? undefined })}
        />
      </span>
      <ActorSelect filter={filter} onChange={onChange} />
    </div>
  );
};
