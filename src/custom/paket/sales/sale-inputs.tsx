// Inputs of a sale that say more than their kind does: who buys, which package, how it is paid.
import { UserAddOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { rateText } from '../../../resources/kernel/money.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { installmentSchema } from '../../../resources/paket/history-life.ts';
import { scheme, schemes } from '../../../resources/paket/membership-life.ts';
import { userRole } from '../../../resources/platform/role.ts';
import type { OwnInput } from '../../../screens/form/form-field.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import style from './sales.module.css';
import { useVersions } from './use-versions.ts';
import type { Version } from './sale-form.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RegistrationSheet = onDemand(
  async () => (await import('../../../parts/service/patient/registration-sheet.tsx')).RegistrationSheet,
);

const PATIENTS = { role: userRole.customer };

/** A patient of the branch, or one who is registered now. */
export const BuyerInput: OwnInput = ({ id, value, onChange, onBlur, invalid, describedBy }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [registers, setRegisters] = useState(false);
  const [made, setMade] = useState<{ readonly id: number; readonly name: string }>();
  return (
    <div className={layout.inputs}>
      <div>
        <RefSelect
          id={id}
          resource="platform.users"
          filter={PATIENTS}
          value={typeof value === 'number' ? value : null}
          known={made}
          onChange={onChange}
          onBlur={onBlur}
          invalid={invalid}
          describedBy={describedBy}
        />
      </div>
      {mayCall(me, 'service.registration.storecustomer') && (
        <Button icon={<UserAddOutlined aria-hidden />} onClick={() => setRegisters(true)}>
          {t('membership.newPatient')}
        </Button>
      )}
      <RegistrationSheet
        open={registers}
        onClose={() => setRegisters(false)}
        onDone={(patient) => {
          setMade({ id: patient.id, name: patient.name });
          onChange(patient.id);
          setRegisters(false);
        }}
      />
    </div>
  );
};

const VersionCard = ({ version, chosen, onPick }: { version: Version; chosen: boolean; onPick: () => void }) => {
  const { t } = useTranslation();
  const { pakettypedata, code, price, price_standard, hemat_percent, available, available_reason } = version;
  return (
    <button type="button" className={surface.choice} aria-pressed={chosen} disabled={!available} onClick={onPick}>
      <b>{pakettypedata.name}</b>
      <span className={words.faint}>{code}</span>
      <span className={layout.rowTight}>
        <Money strong value={price} />
        {hemat_percent > 0 && (
          <>
            <s className={words.faint}>
              <Money value={price_standard} />
            </s>
            <span className={words.quiet}>{t('membership.saves', { percent: rateText(hemat_percent) })}</span>
          </>
        )}
      </span>
      {!available && <span className={words.faint}>{available_reason}</span>}
    </button>
  );
};

/** A card for each version that is on offer. */
export const PackageInput: OwnInput = ({ id, value, onChange }) => {
  const { t } = useTranslation();
  const { query, versions } = useVersions();
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <WaitingRows />;
  if (versions.length === 0) return <EmptyState text={t('membership.noPackage')} />;
  return (
    <div id={id} role="group" aria-label={t('membership.packages')} className={`${layout.tiles} ${style.packages}`}>
      {versions.map((version) => (
        <VersionCard
          key={version.id}
          version={version}
          chosen={version.id === value}
          onPick={() => onChange(version.id)}
        />
      ))}
    </div>
  );
};

/** Installments only where the version is sold by them. */
export const SchemeInput: OwnInput = ({ id, value, onChange, control }) => {
  const { t } = useTranslation();
  const chosen = useWatch({ control, name: 'paket_history_id' });
  const version = useVersions().versions.find((one) => one.id === chosen);
  const credit = version?.installment_schema === installmentSchema.credit;
  return (
    <Segmented<string>
      id={id}
      block
      aria-label={t('membership.scheme')}
      value={credit ? String(value ?? scheme.whole) : scheme.whole}
      onChange={onChange}
      options={schemes.map(({ value: way, label }) => ({
        value: way,
        label,
        disabled: way === scheme.credit && !credit,
      }))}
    />
  );
};
