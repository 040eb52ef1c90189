// 'Terima': what arrived of each line, and what became of what is missing (inventory.md 3).
import { InputNumber, Select, Skeleton } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf, ShownOf } from '../../../resources/answers.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { type Shortage, shortages } from '../../../resources/inventory/mutation-calls.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { useRecord } from '../../../screens/record/use-record.ts';

type Line = AnswerOf<'inventory.mutation.isi'>['data'][number];
interface Told {
  readonly qty: number | null;
  readonly shortage: Shortage | null;
}
type TellLine = (line: number, told: Partial<Told>) => void;
const FULL = { width: '100%' } as const;

const LineFields = ({ line, told, onTell }: { line: Line; told: Told; onTell: TellLine }) => {
  const { t } = useTranslation();
  const { id, name, unit, qty_open: open } = line;
  const misses = told.qty !== null && told.qty < open;
  return (
    <fieldset className={layout.stackSmall}>
      <legend>
        <strong>{name}</strong>{' '}
        <span className={words.faint}>{t('mutation.underway', { qty: formatNumber(open), unit })}</span>
      </legend>
      <div className={formStyle.grid}>
        <div className={formStyle.field}>
          <label htmlFor={`qty-${id}`}>{t('mutation.arrived', { unit })}</label>
          <InputNumber<number>
            id={`qty-${id}`}
            style={FULL}
            decimalSeparator=","
            inputMode="decimal"
            min={0}
            max={open}
            value={told.qty}
            onChange={(qty) => onTell(id, { qty })}
          />
        </div>
        {misses && (
          <div className={formStyle.field}>
            <label htmlFor={`shortage-${id}`}>
              {t('mutation.missing', { qty: formatNumber(open - (told.qty ?? 0)) })}
            </label>
            <Select<Shortage>
              id={`shortage-${id}`}
              virtual={false}
              placeholder={t('mutation.chooseShortage')}
              value={told.shortage}
              options={shortages.map((value) => ({ value, label: t(`mutation.shortage.${value}`) }))}
              onChange={(shortage) => onTell(id, { shortage })}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
};

/** What is on the road, as if all of it had come until it is told otherwise. */
const useTold = (lines: readonly Line[]) => {
  const [given, setGiven] = useState<Readonly<Record<number, Partial<Told>>>>({});
  const tell: TellLine = (id, more) => setGiven((before) => ({ ...before, [id]: { ...before[id], ...more } }));
  const told = (line: Line): Told => ({ qty: line.qty_open, shortage: null, ...given[line.id] });
  return {
    told,
    typed: Object.keys(given).length > 0,
    tell,
    ready:
      lines.length > 0 &&
      lines.every((line) => {
        const { qty, shortage } = told(line);
        return qty !== null && (qty >= line.qty_open || shortage !== null);
      }),
  };
};

export const ReceiveSheet = ({ record, onClose }: { record: ShownOf<'inventory.mutation'>; onClose: () => void }) => {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Refusal>();
  const { query } = useRecord(mutation);
  const { send, busy } = useSend('inventory.mutation.receive', tellDone(t('mutation.received')));
  const { answer } = useCall('inventory.mutation.isi', { id: record.id }, { staleTime: 0 });
  const lines = (answer?.data ?? []).filter(({ qty_open }) => qty_open > 0);
  const { told, tell, typed, ready } = useTold(lines);

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const body = lines.map((line) => {
        const { qty, shortage } = told(line);
        return { id: line.id, qty_received: qty ?? 0, ...((qty ?? 0) < line.qty_open && { shortage }) };
      });
      await send({ id: record.id }, { lines: body, version: record.version });
      await query.refetch();
      onClose();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };

  return (
    <FormSheet
      title={t('mutation.receiveTitle', { code: record.code })}
      action={t('mutation.receive')}
      refusal={refusal}
      busy={busy}
      ready={ready}
      typed={typed}
      onSubmit={(event) => void onSubmit(event)}
      onClose={onClose}
    >
      {answer ? (
        lines.map((line) => <LineFields key={line.id} line={line} told={told(line)} onTell={tell} />)
      ) : (
        <Skeleton active title={false} />
      )}
    </FormSheet>
  );
};
