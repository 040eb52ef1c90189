// The one control for how a list looks; its drawer is fetched when it is first opened.
import { ControlOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../resources/kernel/define.ts';
import type { ListView } from './use-list-view.ts';

const ViewDrawer = lazy(() => import('./view-drawer.tsx'));

interface Props {
  readonly resource: Resource;
  /** What the list is called, where its page has another name than the resource. */
  readonly label?: string;
  readonly view: ListView;
}

export const ViewButton = ({ resource, label = resource.label, view }: Props) => {
  const { t } = useTranslation();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button icon={<ControlOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setDrawer('open')}>
        {t('view.title')}
      </Button>
      {drawer !== 'never' && (
        <Suspense>
          <ViewDrawer
            resource={resource}
            label={label}
            view={view}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </>
  );
};
