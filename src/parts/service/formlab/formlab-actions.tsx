// What can be done with a form lab now: its next step, a word to the laboratory or the patient, and behind one button the rest.
import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall, maySeeField } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formlab as resource } from '../../../resources/service/formlab.ts';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import { useVisitReload } from '../visit/use-visit-verb.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { type FormlabData, formlabsOfVisit } from './formlab.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

interface Props {
  readonly formlab: FormlabData;
  /** Changes the draft where it stands; without it the way to its visit is offered. */
  readonly onEdit?: () => void;
}

/** To the laboratory while it works, to the patient once the work is back. */
const Message = ({ formlab }: { formlab: FormlabData }) => {
  const { t } = useTranslation();
  const { code, status, due_at, labdata, customerdata, jasadata } = formlab;
  const work = jasadata.name;
  if (status === resource.state.sent && labdata.phone) {
    const text = t('lab.toLab', { lab: labdata.name, code, work, due: due_at ? formatDate(due_at) : '' });
    return (
      <WhatsApp size="small" phone={labdata.phone} text={text} label={t('lab.whatsapp', { name: labdata.name })} />
    );
  }
  if (status !== resource.state.received || !customerdata.phone) return null;
  const text = t('lab.toPatient', { name: customerdata.name, work });
  return (
    <WhatsApp
      size="small"
      phone={customerdata.phone}
      text={text}
      label={t('lab.whatsapp', { name: customerdata.name })}
    />
  );
};

export const FormlabActions = ({ formlab, onEdit }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const reload = useVisitReload();
  // The form lab as it was when the dialog opened: a change by somebody else is told, not overwritten.
  const [asked, ask] = useState<{ readonly named: NamedVerb; readonly record: FormlabData }>();
  const verbs = verbsFor(resource, me, formlab.status);
  const next = verbs.find(({ verb }) => verb.tone === 'primary');
  const start = (named: NamedVerb) => ask({ named, record: formlab });
  const editable = formlab.status === resource.state.draft && can(me, resource.name, 'edit');
  const items = [
    ...(mayCall(me, 'service.formlab.letter')
      ? [
          {
            key: 'letter',
            label: (
              <a href={callUrl('service.formlab.letter', { id: formlab.id })} target="_blank" rel="noreferrer">
                {t('lab.letter')}
              </a>
            ),
          },
        ]
      : []),
    ...(editable && onEdit ? [{ key: 'edit', label: t('show.edit'), onClick: onEdit }] : []),
    ...(onEdit
      ? []
      : [{ key: 'visit', label: <Link to={formlabsOfVisit(formlab.visit_id)}>{t('lab.toVisit')}</Link> }]),
    ...verbs
      .filter((named) => named !== next)
      .map((named) => ({
        key: named.name,
        label: named.verb.label,
        danger: named.verb.tone === 'danger',
        onClick: () => start(named),
      })),
  ];

  return (
    <>
      {next && (
        <Button
          size="small"
          type="primary"
          aria-label={`${next.verb.label}: ${formlab.code}`}
          onClick={() => start(next)}
        >
          {next.verb.label}
        </Button>
      )}
      <Message formlab={formlab} />
      {items.length > 0 && (
        <DropMenu menu={{ items }}>
          <Button size="small" icon={<MoreOutlined aria-hidden />} aria-label={t('lab.more', { code: formlab.code })} />
        </DropMenu>
      )}
      {asked && (
        <VerbDialog
          resource={resource}
          record={asked.record}
          named={asked.named}
          fields={Object.entries(asked.named.verb.input)
            .filter(([, field]) => maySeeField(me.role, field))
            .map(([name, field]) => ({ name, field }))}
          onClose={() => {
            ask(undefined);
            void reload();
          }}
        />
      )}
    </>
  );
};
