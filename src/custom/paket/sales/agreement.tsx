// What the customer agrees to, and his signature under it; without one the printed agreement is signed by hand.
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SignaturePad } from '../../../kit/signature/signature-pad.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { useCall } from '../../../providers/call.ts';
import { scheme } from '../../../resources/paket/membership-life.ts';
import type { Reckoned, Signed } from './sale-form.ts';
import style from './sales.module.css';

const LONGEST_NAME = 100;

const Clauses = ({ reckoned: { by_installments, starts_from } }: { reckoned: Reckoned }) => {
  const by = by_installments ? scheme.credit : scheme.whole;
  const { query, answer } = useCall('paket.membership.ketentuan', { scheme: by, starts_from }, { keep: true });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  return (
    <ol className={`${surface.sunken} ${style.clauses}`}>
      {answer.clauses.map((clause) => (
        <li key={clause}>{clause}</li>
      ))}
    </ol>
  );
};

interface Props {
  readonly reckoned: Reckoned;
  readonly signed: Signed;
  readonly onChange: (signed: Signed) => void;
  /** What the server says of name or signature. */
  readonly error: string | undefined;
}

export const Agreement = ({ reckoned, signed, onChange, error }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={layout.stack} aria-label={t('membership.agreement')}>
      <h2 className={words.heading}>{t('membership.agreement')}</h2>
      <Clauses reckoned={reckoned} />
      <SignaturePad label={t('membership.signature')} onChange={(signature) => onChange({ ...signed, signature })} />
      {signed.signature && (
        <div className={formStyle.field}>
          <label htmlFor={id} className={formStyle.label}>
            {t('membership.signedBy')}
          </label>
          <Input
            id={id}
            value={signed.name}
            maxLength={LONGEST_NAME}
            onChange={({ target }) => onChange({ ...signed, name: target.value })}
          />
        </div>
      )}
      {error && (
        <span className={formStyle.error} role="alert">
          {error}
        </span>
      )}
    </section>
  );
};
