// How each document is numbered, with the number that the next one gets. Nothing to choose: numbers must stay without gaps.
import { useTranslation } from 'react-i18next';
import type { CodeFormat } from '../../../resources/platform/settings-calls.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import style from './settings.module.css';

export const CodeFormats = ({ codes }: { codes: readonly CodeFormat[] }) => {
  const { t } = useTranslation();
  return (
    <section className={style.part} aria-labelledby="code-formats">
      <h2 id="code-formats" className={style.heading}>
        {t('settings.codes')}
      </h2>
      <p className={style.lead}>{t('settings.codesText')}</p>
      <ScrollRegion label={t('settings.next')} className={style.scroll}>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{t('settings.document')}</th>
              <th scope="col">{t('settings.next')}</th>
              <th scope="col">{t('settings.format')}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ document, format, next }) => (
              <tr key={document}>
                <th scope="row">{document}</th>
                <td className={style.code}>{next}</td>
                <td className={style.quiet}>{format}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
};
