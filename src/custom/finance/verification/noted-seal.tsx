// Compares an end of the chain that stands on paper, in an archive or in an export with the books: V9 says whether they still have it.
import { SearchOutlined } from '@ant-design/icons';
import { Button, Form, Input, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { notedSeal } from '../../../resources/finance/noted-seal.ts';
import style from './verification.module.css';
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
  return (
    <section className={layout.stackSmall} aria-label={t('buku.noted.title')}>
      <h2 className={words.heading}>{t('buku.noted.title')}</h2>
      <p className={words.quiet}>{t('buku.noted.help')}</p>
      <Form<{ segel: string }> layout="inline" onFinish={({ segel }) => onCompare(segel.replace(/\s/g, ''))}>
        <Form.Item
          name="segel"
          className={style.noted}
          rules={[
            {
              validator: async (_rule, value: string = '') => {
                const read = notedSeal.safeParse(value);
                if (!read.success) throw new Error(read.error.issues[0]?.message);
              },
            },
          ]}
        >
          <Input aria-label={t('buku.noted.label')} placeholder="1234:9f86d081884c7d65" allowClear />
        </Form.Item>
        <Button htmlType="submit" icon={<SearchOutlined aria-hidden />}>
          {t('buku.noted.compare')}
        </Button>
      </Form>
      {noted !== '' && verdict !== undefined && (
        <p className={words.quiet} role="status">
          <Tag color={verdict ? 'success' : 'error'}>{noted.slice(0, 24)}</Tag>
          {t(verdict ? 'buku.noted.found' : 'buku.noted.missing')}
        </p>
      )}
    </section>
  );
};
