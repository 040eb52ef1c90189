// The letterhead of what a browser prints: whose it is, and who printed it when. Nobody sees it on the screen.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBranch, useBranchRecord } from '../../../providers/branch.ts';
import { useQuiet } from '../../../kit/page/at-rest.ts';
import { useUser } from '../../../providers/session.ts';
import { dateIn, formatInstant } from '../../../resources/kernel/date.ts';
import style from './print-head.module.css';

/** The moment of printing: that of the window's own sign that it begins; undefined before the first one. */
const usePrintedAt = (): Date | undefined => {
  const [at, setAt] = useState<Date>();
  useEffect(() => {
    const told = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', told);
    return () => window.removeEventListener('beforeprint', told);
  }, []);
  return at;
};

interface HeadProps {
  readonly printedAt: Date | undefined;
  /** Whether the branch's own record may be asked for. */
  readonly isQuiet: boolean;
}

const Head = ({ printedAt, isQuiet }: HeadProps) => {
  const { t } = useTranslation();
  const { name } = useUser();
  const branch = useBranch();
  const record = useBranchRecord(isQuiet);
  const [drawnAt] = useState(() => new Date());
  const at = printedAt ?? drawnAt;
  const zone = branch?.timezone ?? 'Asia/Jakarta';
  const { npwp, pkp_since, logourl } = record ?? {};
  const registered = npwp && pkp_since && pkp_since <= dateIn(zone, at);
  const lines = [record?.address, record?.phone && `Telp. ${record.phone}`].filter(Boolean).join(' · ');
  return (
    <div className="print-only">
      <div className={style.head}>
        <div>
          <p className={style.name}>{branch?.name ?? t('app.name')}</p>
          {lines && <p>{lines}</p>}
          {registered && <p>{`NPWP ${npwp}`}</p>}
          <p>{t('app.printed', { name, at: formatInstant(zone, at) })}</p>
        </div>
        {logourl && <img src={logourl} alt="" className={style.logo} />}
      </div>
    </div>
  );
};

/** Nobody prints a page that is not there yet: the head is drawn once it is, or when the window is printed before. */
export default function PrintHead() {
  const printedAt = usePrintedAt();
  const isQuiet = useQuiet();
  return isQuiet || printedAt ? <Head printedAt={printedAt} isQuiet={isQuiet} /> : null;
}
