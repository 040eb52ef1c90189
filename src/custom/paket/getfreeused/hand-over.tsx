// Goods of a package are handed over: how many, and out of which warehouse.
import { useCreate, useInvalidate } from '@refinedev/core';
import { App, Button, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claim } from '../../../resources/paket/claim.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import type { SlotData } from '../../../parts/paket/slot/slot.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import layout from '../../../kit/style/layout.module.css';

const REASON_MAX = 300;

export const HandOver = ({ slot }: { slot: SlotData }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const create = useCreate();
  const invalidate = useInvalidate();
  const [used, setUsed] = useState(1);
  const [warehouse, setWarehouse] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const isBlocked = slot.blocked_reason !== null;
  const { refusal, busy, onSubmit } = useSending(async () => {
    await create.mutateAsync({
      resource: claim.name,
      values: {
        membershipperawatan_id: slot.id,
        used,
        ...(warehouse !== null && { warehouse_id: warehouse }),
        ...(reason !== '' && { override_reason: reason }),
      },
      successNotification: false,
      errorNotification: false,
    });
    message.success(t('claim.handed', { n: used, name: slot.name }));
    await invalidate({ resource: claim.name, invalidates: ['all'] });
  });
  return (
    <form className={layout.stackSmall} onSubmit={onSubmit} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={layout.inputs}>
        <InputNumber<number>
          min={1}
          max={slot.sisa}
          precision={0}
          inputMode="numeric"
          value={used}
          aria-label={t('claim.countOf', { name: slot.name })}
          onChange={(n) => setUsed(n ?? 1)}
        />
        <RefSelect
          resource={claim.fields.warehouse_id.to}
          value={warehouse}
          label={t('claim.warehouseOf', { name: slot.name })}
          placeholder={t('claim.warehouse')}
          onChange={setWarehouse}
        />
        {slot.overridable && (
          <Input
            value={reason}
            maxLength={REASON_MAX}
            aria-label={`${t('slot.reason')}: ${slot.name}`}
            placeholder={t('slot.reason')}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <Button
          type="primary"
          htmlType="submit"
          loading={busy}
          disabled={isBlocked && !(slot.overridable && reason.trim() !== '')}
          aria-label={t('claim.giveOf', { name: slot.name })}
        >
          {t('claim.give')}
        </Button>
      </div>
    </form>
  );
};
