// What a slip comes to while it is put together: gross, the tax of the month with its steps, net; as the server reckons it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { masaText } from '../../../resources/finance/pph.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatRupiah, rateText } from '../../../resources/kernel/money.ts';
import { type BodyOf, sendCall } from '../../../providers/send.ts';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { Money } from '../../../kit/money/money.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

const PAUSE_MS = 250;
type Sums = AnswerOf<'finance.hutangtransaction.preview'>;

const Tax = ({ tax }: { tax: NonNullable<Sums['pajak']> }) => {
  const { t } = useTranslation();
  const month = masaText(tax.masa);
  return (
    <details className={words.quiet}>
      <summary>{t('hutang.taxWhy', { name: tax.name })}</summary>
      <ul className={layout.stackTight}>
        <li>
          {t('hutang.taxMonth', {
            masa: month,
            before: formatRupiah(tax.bruto_before),
            now: formatRupiah(tax.bruto_amount),
            dpp: formatRupiah(tax.dpp_amount),
          })}
        </li>
        {tax.brackets.map(({ persen, dpp, tax: part }) => (
          <li key={persen}>
            {t('hutang.taxStep', { persen: rateText(persen), dpp: formatRupiah(dpp), tax: formatRupiah(part) })}
          </li>
        ))}
        {!tax.known && <li className={words.alarm}>{t('hutang.taxUnknown')}</li>}
        <li>
          {t('hutang.taxLess', { due: formatRupiah(tax.due_amount), withheld: formatRupiah(tax.withheld_before) })}
        </li>
      </ul>
    </details>
  );
};

/** @param wish nothing is asked while no row is chosen */
export const SlipSums = ({ wish }: { wish: BodyOf<'finance.hutangtransaction.preview'> }) => {
  const { t } = useTranslation();
  const asked = useDebounced(wish, PAUSE_MS);
  const preview = useQuery({
    queryKey: ['slip-preview', asked],
    queryFn: ({ signal }) => sendCall('finance.hutangtransaction.preview', {}, asked, signal),
    enabled: (asked.details?.length ?? 0) > 0 || asked.all !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (preview.isError) return <ErrorState message={preview.error.message} onRetry={() => void preview.refetch()} />;
  const sums = preview.data;
  if (!sums) return null;
  const rows: readonly (readonly [string, number])[] = [
    [t('hutang.gross'), sums.gross_amount],
    [t('hutang.tax'), -sums.pph_amount],
    [t('hutang.adjust'), -sums.adjust_amount],
    [t('hutang.net'), sums.net_amount],
  ];
  return (
    <section className={layout.stackSmall} aria-label={t('hutang.sums')} role="status">
      <dl className={surface.sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {sums.pajak ? <Tax tax={sums.pajak} /> : <p className={words.quiet}>{t('hutang.noTax')}</p>}
    </section>
  );
};
