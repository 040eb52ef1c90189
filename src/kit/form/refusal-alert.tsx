import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../resources/kernel/wire.ts';

interface Props {
  readonly refusal: Pick<ErrorBody, 'message' | 'errors'>;
  /** Names of fields that a person knows, by their key on the wire. */
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * A refusal of the server above the form it concerns: its message, and the fields at fault that the form does not show itself.
 * It comes into view by itself: the button that was pressed may stand far below.
 */
export const RefusalAlert = ({ refusal, labels = {} }: Props) => {
  const { t } = useTranslation();
  const fields = Object.entries(refusal.errors ?? {});
  const place = useRef<HTMLDivElement>(null);
  // What it answers is no way to clean up: newer browsers give a promise.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal.message]);
  return (
    <div ref={place}>
      <Alert
        type="error"
        showIcon
        role="alert"
        message={refusal.message}
        description={
          fields.length > 0 && (
            <>
              {t('error.fields')}
              <ul>
                {fields.map(([name, texts]) => (
                  <li key={name}>
                    {labels[name] ?? name}: {texts.join(', ')}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      />
    </div>
  );
};
