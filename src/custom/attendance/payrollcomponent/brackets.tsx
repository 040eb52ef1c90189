// The rates of Pasal 17 that are in force: finance's rows, of which slips are settled (corrections.md 9).
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { useCall } from '../../../providers/call.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';

const PERCENT = '%';

export const Brackets = () => {
  const { t } = useTranslation();
  const { answer } = useCall('attendance.wagelaw.show', {});
  if (!answer || answer.brackets.length === 0) return null;
  return (
    <section className={surface.sheet} aria-labelledby="pasal-17">
      <h2 id="pasal-17" className={words.heading}>
        {t('attendance.wage.brackets')}
      </h2>
      <dl className={layout.pairs}>
        {answer.brackets.map(({ sampai, persen }) => (
          <div key={String(sampai)}>
            <dt>
              {sampai === null
                ? t('attendance.wage.above')
                : t('attendance.wage.upTo', { amount: formatRupiah(sampai) })}
            </dt>
            <dd>
              {formatNumber(persen)}
              {PERCENT}
            </dd>
          </div>
        ))}
      </dl>
      {answer.brackets_source !== null && <p className={words.quiet}>{answer.brackets_source}</p>}
    </section>
  );
};
