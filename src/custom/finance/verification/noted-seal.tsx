// Compares an end of the chain that stands on paper, in an archive or in an export with the books: V9 says whether they still have it.
import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Tag } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSeal, SEAL_HINT } from '../../../resources/finance/noted-seal.ts';
import style from './verification.module.css';
import form from '../../../kit/form/form.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  /** What is compared now, as it was typed; empty: nothing. */
  readonly noted: string;
  readonly onCompare: (noted: string) => void;
  /** Whether the chain holds with it; undefined: not known yet. */
  readonly verdict: boolean | undefined;
}

export const NotedSeal = ({ noted, onCompare, verdict }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const compare = (event: FormEvent): void => {
    event.preventDefault();
    const isSeal = readSeal(typed) !== undefined;
    setProblem(isSeal ? undefined : SEAL_HINT);
    if (isSeal) onCompare(typed.replace(/\s/g, ''));
  };
  return (
    <section className={layout.stackSmall} aria-label={t('buku.noted.title')}>
      <h2 className={words.heading}>{t('buku.noted.title')}</h2>
      <p className={words.quiet}>{t('buku.noted.help')}</p>
      <form className={layout.row} onSubmit={compare} noValidate>
        <div className={style.noted}>
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-label={t('buku.noted.label')}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && id}
            status={problem && 'error'}
            placeholder="1234:9f86d081884c7d65"
            allowClear
          />
          {problem && (
            <span id={id} className={form.error} role="alert">
              {problem}
            </span>
          )}
        </div>
        <Button htmlType="submit" icon={<SearchOutlined aria-hidden />}>
          {t('buku.noted.compare')}
        </Button>
      </form>
      {noted !== '' && verdict !== undefined && (
        <p className={words.quiet} role="status">
          <Tag color={verdict ? 'success' : 'error'}>{noted.slice(0, 24)}</Tag>
          {t(verdict ? 'buku.noted.found' : 'buku.noted.missing')}
        </p>
      )}
    </section>
  );
};
