// What speaks against closing a period: each point leads to what it counts, in a tab of its own, so that the wizard stays open.
import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import type { Check } from './period.ts';
import { Link } from '../../../kit/page/link.tsx';
import own from './periode.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const levelOf = ({ ok, blocking }: Check) => (ok ? 'ok' : blocking ? 'bad' : 'warn');
const icons = { ok: CheckCircleOutlined, bad: CloseCircleOutlined, warn: WarningOutlined } as const;
const tones = { ok: 'success', bad: 'danger', warn: 'warning' } as const;

const Point = ({ check }: { check: Check }) => {
  const { t } = useTranslation();
  const level = levelOf(check);
  const Icon = icons[level];
  return (
    <li>
      <Icon className={words.toned} data-tone={tones[level]} aria-hidden />
      <div>
        <Link to={check.url} target="_blank">
          {check.label}
        </Link>
        <p className={check.ok ? words.quiet : words.name}>
          {check.finding ?? t('period.fine')}
          {level === 'bad' && `. ${t('period.blocked')}`}
        </p>
        {!check.ok && check.items && (
          <ul className={layout.stackTight}>
            {check.items.map(({ label, amount, url }) => (
              <li key={url} className={layout.between}>
                <Link to={url} target="_blank">
                  {label}
                </Link>
                <span className={amount < 0 ? words.alarm : undefined}>{formatRupiah(amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

/** What is in the way comes first. */
export const CloseChecks = ({ checks }: { checks: readonly Check[] }) => {
  const { t } = useTranslation();
  const sorted = [...checks.filter(({ ok }) => !ok), ...checks.filter(({ ok }) => ok)];
  return (
    <ul className={`${layout.stackTight} ${own.checks}`} aria-label={t('period.check')}>
      {sorted.map((check) => (
        <Point key={check.key} check={check} />
      ))}
    </ul>
  );
};
