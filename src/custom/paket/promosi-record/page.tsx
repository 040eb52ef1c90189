// '/paket/promosi/:id': one version of a package with all that it holds; its copy opens to be composed (paket.md 4).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { Description, Programs, Scheme } from '../../../parts/paket/offer/package-parts.tsx';
import { useCopy } from '../../../parts/paket/offer/use-copy.ts';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { Document } from '../../../resources/kernel/define.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { RecordFor } from '../../../screens/record/use-record.ts';

const { salin, ...verbs } = pakethistory.verbs;
/** What its parts below do not say. */
const FACTS = [
  'pakettype_id',
  'profile_id',
  'price',
  'price_standard',
  'hemat_percent',
  'max_discount_percent',
  'sale_until',
  'quota',
  'sold_count',
  'active_at',
  'inactive_at',
  'available_reason',
] as const;
const fields = Object.fromEntries(FACTS.map((name) => [name, pakethistory.fields[name]]));
const shown = { ...pakethistory, verbs, fields, form: [{ label: 'Paket', fields: FACTS }] } satisfies Document;

interface Props {
  readonly record: RecordFor<typeof pakethistory>;
}

const Tools = ({ record }: Props) => {
  const me = useUser();
  const { copy, busy } = useCopy();
  if (!can(me, pakethistory.name, 'salin')) return null;
  return (
    <Button loading={busy} onClick={() => void copy(record)}>
      {salin.label}
    </Button>
  );
};

const Below = ({ record: version }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stackLarge}>
      <section className={surface.sheet}>
        <h2 className={words.heading}>{t('offer.tabs.program')}</h2>
        <Programs id={version.id} />
      </section>
      <section className={surface.sheet}>
        <h2 className={words.heading}>{t('offer.tabs.scheme')}</h2>
        <Scheme version={version} />
      </section>
      <section className={surface.sheet}>
        <h2 className={words.heading}>{t('offer.tabs.description')}</h2>
        <Description version={version} />
      </section>
    </div>
  );
};

export default function PackagePage() {
  return <DocumentScreen resource={shown} Tools={Tools} Below={Below} />;
}
