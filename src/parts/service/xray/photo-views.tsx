// Photos of a patient as a gallery, or his radiographs as they are hung up.
import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import layout from '../../../kit/style/layout.module.css';
import type { Subject } from '../photo-upload/queue.ts';
import style from './mount.module.css';

const MountView = onDemand(async () => (await import('./mount-view.tsx')).MountView);

/** @param children the gallery */
export const PhotoViews = ({ subject, children }: { subject: Subject; children: ReactNode }) => {
  const { t } = useTranslation();
  const [view, show] = useState<'gallery' | 'mounts'>('gallery');
  return (
    <div className={layout.stack}>
      <Segmented
        className={style.kinds}
        aria-label={t('xray.view')}
        value={view}
        options={[
          { value: 'gallery', label: t('gallery.tab') },
          { value: 'mounts', label: t('xray.mounts') },
        ]}
        onChange={(value) => show(value === 'mounts' ? 'mounts' : 'gallery')}
      />
      {view === 'gallery' ? children : <MountView subject={subject} />}
    </div>
  );
};
