// The branch's logo, or the product's mark where there is none or it cannot be fetched (specified: default if missing).
import { useState } from 'react';
import { BrandMark } from '../brand-mark.tsx';
import style from './branch.module.css';

export const BranchLogo = ({ url }: { url: string | null }) => {
  const [missing, miss] = useState<string>();
  return (
    <span className={style.logo}>
      {url && url !== missing ? <img src={url} alt="" onError={() => miss(url)} /> : <BrandMark />}
    </span>
  );
};
