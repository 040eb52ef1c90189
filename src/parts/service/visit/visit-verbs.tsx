// What can be done with a visit now: the steps forward as buttons, the steps back and the cancellation behind one more.
import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import type { NamedVerb } from '../../../screens/record/verbs.ts';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldBy } from '../../../screens/request/requests.ts';
import { useVisitStep } from './use-visit-step.tsx';
import { type VisitData, visitVerbs } from './visit.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

interface Props {
  readonly visit: VisitData;
  readonly size?: 'small' | 'middle';
  /** Where the patient's name needs the room: of the steps forward the main one alone is a button, the others are behind one. */
  readonly brief?: boolean;
}

const BACK: readonly string[] = ['jadwalulang', 'batalkonfirmasi', 'kembaliantri', 'bukakembali', 'batal'];
const isForward = ({ name }: NamedVerb): boolean => !BACK.includes(name);

export const VisitVerbs = ({ visit, size = 'middle', brief = false }: Props) => {
  const { t } = useTranslation();
  const user = useUser();
  const { start, busy, dialog } = useVisitStep();
  const verbs = visitVerbs(user, visit);
  const isShown = (named: NamedVerb): boolean => isForward(named) && (!brief || named.verb.tone === 'primary');
  const shown = verbs.filter(isShown);
  const behind = verbs.filter((named) => !isShown(named));
  const name = visit.customerdata?.name ?? visit.code;

  return (
    <>
      <RequestChips record={visit} />
      {shown.map((named) => (
        <Button
          key={named.name}
          size={size}
          type={named.verb.tone === 'primary' ? 'primary' : 'default'}
          loading={busy(named, visit)}
          aria-label={`${named.verb.label}: ${name}`}
          onClick={() => start(named, visit)}
        >
          {named.verb.label}
        </Button>
      ))}
      {behind.length > 0 && (
        <DropMenu
          menu={{
            items: behind.map(({ name: key, verb }) => ({
              key,
              label: verb.label,
              danger: verb.tone === 'danger',
              disabled: heldBy(visit, key) !== undefined,
            })),
            onClick: ({ key }) => behind.filter((named) => named.name === key).forEach((named) => start(named, visit)),
          }}
        >
          <Button size={size} icon={<MoreOutlined aria-hidden />} aria-label={t('visit.moreOf', { name })} />
        </DropMenu>
      )}
      {dialog}
    </>
  );
};
