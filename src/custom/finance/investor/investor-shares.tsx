// What an investor holds in the branches in sight, by days.
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { investorshare } from '../../../resources/finance/investorshare.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { offers } from '../../../screens/resource-fields.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RecordSheet = onDemand(async () => (await import('../../../screens/form/record-sheet.tsx')).RecordSheet);

const SAME = ['investor_id'] as const;

export const InvestorShares = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [adds, add] = useState(false);
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <p className={words.quiet}>{t('investor.sharesAbout')}</p>
        {offers(investorshare, me, 'create') && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(true)}>
            {t('list.create')}
          </Button>
        )}
      </div>
      <EmbeddedList resource={investorshare} filter={{ investor: id }} without={SAME} />
      {adds && <RecordSheet resource={investorshare} fixed={{ investor_id: id }} onClose={() => add(false)} />}
    </div>
  );
};
