// '/service/master/laboratorium/:id': a laboratory, how it does, and what it makes for which fee (service.md 4).
import { PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { formlab } from '../../../resources/service/formlab.ts';
import { laboratorium as resource } from '../../../resources/service/laboratorium.ts';
import { laboratoriumjasa } from '../../../resources/service/laboratoriumjasa.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { RecordActions } from '../../../screens/record/record-actions.tsx';
import { RecordBody } from '../../../screens/record/record-body.tsx';
import { type Loaded, titleOf, useRecord } from '../../../screens/record/use-record.ts';
import { offers } from '../../../screens/resource-fields.ts';
import style from './laboratorium.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RecordSheet = onDemand(async () => (await import('../../../screens/form/record-sheet.tsx')).RecordSheet);

const SAME = ['laboratorium_id'] as const;

const Services = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [adds, add] = useState(false);
  return (
    <section className={style.section} aria-label={laboratoriumjasa.label}>
      <div className={`${layout.between} ${style.head}`}>
        <h2 className={words.heading}>{laboratoriumjasa.label}</h2>
        {offers(laboratoriumjasa, me, 'create') && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(true)}>
            {t('list.create')}
          </Button>
        )}
      </div>
      <EmbeddedList resource={laboratoriumjasa} filter={{ laboratorium: id }} without={SAME} />
      {adds && <RecordSheet resource={laboratoriumjasa} fixed={{ laboratorium_id: id }} onClose={() => add(false)} />}
    </section>
  );
};

const Actions = ({ record }: { record: Loaded }) => {
  const { t } = useTranslation();
  const { phone } = record;
  const name = titleOf(resource, record);
  return (
    <>
      {typeof phone === 'string' && <WhatsApp phone={phone} label={t('lab.whatsapp', { name })} />}
      <LinkButton
        to={`${formlab.screens.list}?laboratorium=${record.id}&status=${formlab.state.draft},${formlab.state.sent}`}
      >
        {t('lab.openOrders')}
      </LinkButton>
      <RecordActions resource={resource} record={record} />
    </>
  );
};

export default function LaboratoriumPage() {
  const { record, query } = useRecord(resource, { live: true });
  return (
    <>
      <PageHeader
        title={record ? titleOf(resource, record) : resource.label}
        back={{ to: resource.screens.list ?? '/', label: resource.label }}
        actions={record && <Actions record={record} />}
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {record && !query.isError && (
        <div className={layout.stackLarge}>
          <RecordBody resource={resource} record={record} />
          <Services id={record.id} />
        </div>
      )}
    </>
  );
}
