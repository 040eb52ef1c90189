import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changed, ErrorBody } from '../../resources/kernel/wire.ts';
import { InstantText } from '../date/date-text.tsx';
import type { Refusal } from './refusal.ts';

interface Props {
  readonly refusal: Pick<ErrorBody, 'message' | 'errors' | 'changed'> & Pick<Refusal, 'more'>;
  /** Names of fields that a person knows, by their key on the wire. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Who was quicker, and when. */
const ChangedBy = ({ changed: { name, at } }: { readonly changed: Changed }) => {
  const { t } = useTranslation();
  return (
    <p>
      {t('form.changedBy', { name })} <InstantText value={at} />
    </p>
  );
};

/**
 * A refusal of the server above the form it concerns: its message, and the fields at fault that the form does not show itself.
 * It comes into view by itself: the button that was pressed may stand far below.
 */
export const RefusalAlert = ({ refusal, labels = {} }: Props) => {
  const { t } = useTranslation();
  const fields = Object.entries(refusal.errors ?? {});
  const isMore = fields.length > 0 || refusal.changed !== undefined || refusal.more !== undefined;
  const place = useRef<HTMLDivElement>(null);
  // What it answers is no way to clean up: newer browsers give a promise.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal.message]);
  return (
    <div ref={place}>
      <Alert
        type={refusal.more === undefined ? 'error' : 'warning'}
        showIcon
        role="alert"
        message={refusal.message}
        description={
          isMore && (
            <>
              {refusal.changed && <ChangedBy changed={refusal.changed} />}
              {fields.length > 0 && (
                <>
                  {t('error.fields')}
                  <ul>
                    {fields.map(([name, texts]) => (
                      <li key={name}>
                        {labels[name] ?? name}: {[...new Set(texts)].join(', ')}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {refusal.more}
            </>
          )
        }
      />
    </div>
  );
};
