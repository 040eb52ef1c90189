// How each document is numbered, with the number that the next one gets. Nothing to choose: numbers must stay without gaps.
import { useTranslation } from 'react-i18next';
import type { CodeFormat } from '../../../resources/platform/settings-calls.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import style from './settings.module.css';

export const CodeFormats = ({ codes }: { codes: readonly CodeFormat[] }) => {
  const { t } = useTranslation();
  return (
    <section className={style.part} aria-labelledby="code-formats">
      <h2 id="code-formats" className={style.heading}>
        {t('settings.codes')}
      </h2>
      <p className={style.lead}>{t('settings.codesText')}</p>
      <DataTable
        label={t('settings.next')}
        rows={codes}
        keyOf={({ document }) => document}
        columns={[
          { key: 'document', head: t('settings.document'), as: 'name', cell: ({ document }) => document },
          { key: 'next', head: t('settings.next'), as: 'code', cell: ({ next }) => next },
          {
            key: 'format',
            head: t('settings.format'),
            as: 'code',
            className: () => style.quiet,
            cell: ({ format }) => format,
          },
        ]}
      />
    </section>
  );
};
