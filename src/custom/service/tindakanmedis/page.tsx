// '/service/master/tindakanmedis': the catalogue of treatments; prices in bulk, in and out of Excel (service.md 4).
import { RiseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { tindakanmedis } from '../../../resources/service/tindakanmedis.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { ImportButton } from '../../../screens/import/import-button.tsx';

const RaiseDrawer = lazy(async () => ({ default: (await import('./raise-drawer.tsx')).RaiseDrawer }));

export default function CataloguePage() {
  const { t } = useTranslation();
  const me = useUser();
  const [raising, raise] = useState(false);
  const tools = (
    <>
      {mayCall(me, 'service.tindakanmedis.import') && <ImportButton resource={tindakanmedis} />}
      {mayCall(me, 'service.tindakanmedis.raise') && (
        <Button icon={<RiseOutlined aria-hidden />} onClick={() => raise(true)}>
          {t('lab.raise.title')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListScreen resource={tindakanmedis} tools={tools} />
      {raising && (
        <Suspense>
          <RaiseDrawer onClose={() => raise(false)} />
        </Suspense>
      )}
    </>
  );
}
