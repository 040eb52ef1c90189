// What can be done with a visit now: the steps forward as buttons, the steps back and the cancellation behind one more.
import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import type { NamedVerb } from '../../record/verbs.ts';
import { isPlain, usePlainVerb, useVisitReload } from './use-visit-verb.ts';
import { type VisitData, visitVerbs } from './visit.ts';

interface Props {
  readonly visit: VisitData;
  readonly size?: 'small' | 'middle';
}

const BACK: readonly string[] = ['batalkonfirmasi', 'kembaliantri', 'bukakembali', 'batal'];
const isForward = ({ name }: NamedVerb): boolean => !BACK.includes(name);

export const VisitVerbs = ({ visit, size = 'middle' }: Props) => {
  const { t } = useTranslation();
  const user = useUser();
  const { run, busy } = usePlainVerb(resource);
  const reload = useVisitReload();
  // The visit as it was when the dialog opened: a change by somebody else is told, not overwritten.
  const [asked, ask] = useState<{ readonly named: NamedVerb; readonly visit: VisitData }>();
  const verbs = visitVerbs(user, visit);
  const back = verbs.filter((named) => !isForward(named));
  const start = (named: NamedVerb) => (isPlain(named) ? void run(named, visit) : ask({ named, visit }));
  const name = visit.customerdata?.name ?? visit.code;

  return (
    <>
      {verbs.filter(isForward).map((named) => (
        <Button
          key={named.name}
          size={size}
          type={named.verb.tone === 'primary' ? 'primary' : 'default'}
          loading={busy(named, visit)}
          aria-label={`${named.verb.label}: ${name}`}
          onClick={() => start(named)}
        >
          {named.verb.label}
        </Button>
      ))}
      {back.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: back.map(({ name: key, verb }) => ({ key, label: verb.label, danger: verb.tone === 'danger' })),
            onClick: ({ key }) => back.filter((named) => named.name === key).forEach(start),
          }}
        >
          <Button size={size} icon={<MoreOutlined aria-hidden />} aria-label={t('visit.moreOf', { name })} />
        </Dropdown>
      )}
      {asked && (
        <VerbDialog
          resource={resource}
          record={asked.visit}
          named={asked.named}
          fields={Object.entries(asked.named.verb.input).map(([key, field]) => ({ name: key, field }))}
          onClose={() => {
            ask(undefined);
            void reload();
          }}
        />
      )}
    </>
  );
};
