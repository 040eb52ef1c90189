// How each document is numbered, with the number that the next one gets. Nothing to choose: numbers must stay without gaps.
import { useTranslation } from 'react-i18next';
import type { CodeFormat } from '../../../resources/platform/settings-calls.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';

export const CodeFormats = ({ codes }: { codes: readonly CodeFormat[] }) => {
  const { t } = useTranslation();
  return (
    <section className={surface.sheet} aria-labelledby="code-formats">
      <h2 id="code-formats" className={words.heading}>
        {t('settings.codes')}
      </h2>
      <p className={words.quiet}>{t('settings.codesText')}</p>
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
            className: () => words.quiet,
            cell: ({ format }) => format,
          },
        ]}
      />
    </section>
  );
};
