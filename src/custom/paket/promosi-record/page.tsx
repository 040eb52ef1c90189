// '/paket/promosi/:id': one version of a package; its copy opens to be composed (paket.md 4).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Offered, PackagePanel } from '../../../parts/paket/offer/package-panel.tsx';
import { useCopy } from '../../../parts/paket/offer/use-copy.ts';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { Document } from '../../../resources/kernel/define.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';

const { salin, ...verbs } = pakethistory.verbs;
const shown: Document = { ...pakethistory, verbs };

const Tools = ({ record }: { readonly record: Loaded }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { copy, busy } = useCopy();
  const [looks, setLooks] = useState(false);
  return (
    <>
      <Button onClick={() => setLooks(true)}>{t('offer.show')}</Button>
      {can(me, pakethistory.name, 'salin') && (
        <Button loading={busy} onClick={() => void copy(record)}>
          {salin.label}
        </Button>
      )}
      {looks && <PackagePanel version={record as unknown as Offered} onClose={() => setLooks(false)} />}
    </>
  );
};

export default function PackagePage() {
  return <DocumentScreen resource={shown} Tools={Tools} />;
}
