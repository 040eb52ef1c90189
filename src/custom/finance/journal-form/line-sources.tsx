// Lines that come from elsewhere: a template that is copied, rows that are pasted from a spreadsheet (finance.md 4).
import { App } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readRecord } from '../../../providers/records.ts';
import { jurnaltemplate } from '../../../resources/finance/jurnaltemplate.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { readChart } from '../../../parts/finance/report/chart.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import style from './journal-form.module.css';
import type { Filling } from './lines.ts';
import { type PastedRow, pastedRows } from './paste.ts';

type Fill = (lines: readonly Filling[]) => void;

/** 'Salin dari template' */
export const TemplateSelect = ({ onFill }: { onFill: Fill }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [chosen, choose] = useState<number | null>(null);
  const copy = async (id: number | null): Promise<void> => {
    choose(id);
    if (id === null) return;
    try {
      const { lines } = await readRecord(jurnaltemplate.name, id);
      onFill(
        lines.map(({ akun_id, description, debit, credit }) => ({
          akun_id,
          description: description ?? '',
          debit: debit || null,
          credit: credit || null,
        })),
      );
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    choose(null);
  };
  return (
    <span className={style.template}>
      <RefSelect
        resource={jurnaltemplate.name}
        label={t('biaya.copyTemplate')}
        placeholder={t('biaya.copyTemplate')}
        value={chosen}
        onChange={(id) => void copy(id)}
      />
    </span>
  );
};

const resolve = async (rows: readonly PastedRow[]) => {
  const data = await readChart();
  const open = new Map(data.filter((one) => one.allow_manual && one.is_active).map(({ code, id }) => [code, id]));
  const unknown = rows.filter(({ code }) => !open.has(code)).map(({ code }) => code);
  const lines = rows.flatMap(({ code, description, debit, credit }) => {
    const akun_id = open.get(code);
    return akun_id === undefined ? [] : [{ akun_id, description, debit, credit }];
  });
  return { lines, unknown: [...new Set(unknown)], unread: rows.filter(({ isUnread }) => isUnread).length };
};

/** Takes a pasted table as lines; any other text goes where the cursor is. */
export const usePaste = (onFill: Fill) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const take = async (rows: readonly PastedRow[]): Promise<void> => {
    try {
      const { lines, unknown, unread } = await resolve(rows);
      onFill(lines);
      if (lines.length > 0) message.success(t('biaya.pasted', { count: lines.length }));
      if (unread > 0) message.warning(t('biaya.pasteUnread', { count: unread }));
      if (unknown.length > 0) message.warning(t('biaya.pasteUnknown', { codes: unknown.join(', ') }));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
  };
  return (event: ClipboardEvent) => {
    const rows = pastedRows(event.clipboardData.getData('text/plain'));
    if (rows.length === 0) return;
    event.preventDefault();
    void take(rows);
  };
};
