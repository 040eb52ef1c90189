// On the page of a record: what waits for an approver, under which number, who asked, and the way to take it back.
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../providers/session.ts';
import type { OpenRequest } from '../../resources/platform/approval.ts';
import { InstantText } from '../../kit/date/date-text.tsx';
import { LinkButton } from '../../kit/page/link-button.tsx';
import { requestsOf, waitingText } from './requests.ts';
import layout from '../../kit/style/layout.module.css';
import style from './request.module.css';
import { useWithdraw } from './use-withdraw.ts';

/** Where it is decided, for who may. */
const DECIDED = '/dashboard/approval';

const Notice = ({ request }: { request: OpenRequest }) => {
  const { t } = useTranslation();
  const { id } = useUser();
  const { withdraw, busy } = useWithdraw();
  const { userdata, created_at } = request;
  return (
    <Alert
      type="warning"
      showIcon
      message={waitingText(t, request)}
      description={
        <div className={layout.between}>
          <span>
            {t('request.asked', { n: request.id, name: userdata.name })} <InstantText value={created_at} />
          </span>
          {userdata.id === id ? (
            <Button size="small" loading={busy} onClick={() => void withdraw(request.id)}>
              {t('request.withdraw')}
            </Button>
          ) : (
            <LinkButton size="small" to={DECIDED}>
              {t('request.decide')}
            </LinkButton>
          )}
        </div>
      }
    />
  );
};

export const RequestNotices = ({ record }: { record: object }) => {
  const requests = requestsOf(record);
  if (requests.length === 0) return null;
  return (
    <div className={`${layout.stackSmall} ${style.notices}`} role="status">
      {requests.map((request) => (
        <Notice key={request.id} request={request} />
      ))}
    </div>
  );
};
