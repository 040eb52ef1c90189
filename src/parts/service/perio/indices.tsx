// What a periodontal chart comes to, in figures.
import { useTranslation } from 'react-i18next';
import { formatNumber, rateText } from '../../../resources/kernel/money.ts';
import { type PerioIndices, perioIndices, type PerioTeeth } from '../../../resources/service/perio.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './perio.module.css';

export const INDEX_NAMES = ['bop', 'plaque', 'meanPd', 'meanCal', 'pockets', 'deep', 'pus', 'probed', 'teeth'] as const;
export type IndexName = (typeof INDEX_NAMES)[number];
const millimetres = (n: number): string => `${formatNumber(n)} mm`;
const TEXTS: Readonly<Partial<Record<IndexName, (n: number) => string>>> = {
  bop: rateText,
  plaque: rateText,
  meanPd: millimetres,
  meanCal: millimetres,
};

/** '12,5%'; nothing measured: undefined. */
export const indexText = (indices: PerioIndices, name: IndexName): string | undefined => {
  const value = indices[name];
  return value === null ? undefined : (TEXTS[name] ?? formatNumber)(value);
};

const Figures = ({ indices, label }: { indices: PerioIndices; label: string }) => {
  const { t } = useTranslation();
  return (
    <dl className={`${layout.facts} ${style.figures}`} aria-label={label}>
      {INDEX_NAMES.map((name) => (
        <div key={name}>
          <dt>{t(`perio.index.${name}`)}</dt>
          <dd>{indexText(indices, name) ?? t('value.empty')}</dd>
        </div>
      ))}
    </dl>
  );
};

export const Indices = ({ teeth }: { teeth: PerioTeeth }) => {
  const { t } = useTranslation();
  const implants = perioIndices(teeth, true);
  return (
    <section className={layout.stackSmall} aria-label={t('perio.indices')}>
      <Figures indices={perioIndices(teeth)} label={t('perio.natural')} />
      {implants.teeth > 0 && (
        <>
          <strong>{t('perio.implants')}</strong>
          <Figures indices={implants} label={t('perio.implants')} />
        </>
      )}
    </section>
  );
};
