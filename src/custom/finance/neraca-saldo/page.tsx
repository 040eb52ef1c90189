// '/finance/laporan-v2/neraca-saldo': opening, movement and ending of every account, from the ledger itself (finance.md 6.9).
import { Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function TrialBalancePage() {
  const { t } = useTranslation();
  const [zero, setZero] = useState(false);
  const [beforeClosing, leaveOutClosing] = useState(false);
  return (
    <StatementPage
      title={t('report.trialBalance')}
      call="finance.laporan.neracasaldo"
      parameters={{ ...(zero && { zero: true }), ...(beforeClosing && { before_closing: true }) }}
      totals
      tools={
        <>
          <label className={layout.line}>
            <Switch size="small" checked={zero} onChange={setZero} /> {t('report.zero')}
          </label>
          <label className={layout.line}>
            <Switch size="small" checked={beforeClosing} onChange={leaveOutClosing} /> {t('statement.beforeClosing')}
          </label>
        </>
      }
    />
  );
}
