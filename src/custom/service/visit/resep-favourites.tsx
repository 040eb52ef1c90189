// The doctor's favourite medicines with their doses: a click writes one; what the patient is allergic to says so before.
import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { readCall, useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { ResepFavouriteRow } from './resep-favourite-row.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './supply.module.css';

export type Favourite = AnswerOf<'service.resepfavorit.list'>['data'][number];

/** Those of the doctor who writes, else of the visit's. */
export const useResepFavourites = (visit: number) => {
  const me = useUser();
  const mayRead = mayCall(me, 'service.resepfavorit.list');
  const { query, answer } = useCall('service.resepfavorit.list', { visit }, { enabled: mayRead });
  const problem = query.isError ? query.error.message : undefined;
  const newest = async (id: number): Promise<Favourite | undefined> =>
    (await readCall('service.resepfavorit.list', { visit })).data.find((one) => one.id === id);
  return { favourites: answer?.data, problem, reload: () => void query.refetch(), newest };
};

interface Props extends ReturnType<typeof useResepFavourites> {
  /** Medicines that are there already. */
  readonly without: readonly number[];
  readonly onPick: (favourite: Favourite) => void;
}

const Pick = ({ favourite, used, onPick }: { favourite: Favourite; used: boolean; onPick: () => void }) => {
  const { t } = useTranslation();
  const { name, qty, unit, signa, alergi } = favourite;
  const warning = alergi === null ? '' : ` · ${t('supply.allergic', { alergi })}`;
  return (
    <Button className={style.favourite} danger={alergi !== null} disabled={used} onClick={onPick}>
      {alergi !== null && <WarningFilled aria-hidden />}
      <span>
        <strong>{name}</strong> {formatNumber(qty)} {unit}
        <span className={style.dose}>
          {signa}
          {warning}
        </span>
      </span>
    </Button>
  );
};

export const ResepFavourites = ({ favourites, problem, reload, newest, without, onPick }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [arranging, arrange] = useState(false);
  const mayArrange = mayCall(me, 'service.resepfavorit.edit');
  if (problem !== undefined) return <p className={words.danger}>{problem}</p>;
  if (!favourites || (favourites.length === 0 && !mayArrange)) return null;
  return (
    <section className={`${surface.sunken} ${layout.stackSmall}`} aria-label={t('chair.favourites')}>
      <div className={layout.between}>
        <h3 className={words.heading}>{t('chair.favourites')}</h3>
        {mayArrange && favourites.length > 0 && (
          <Button size="small" type="text" onClick={() => arrange(!arranging)}>
            {t(arranging ? 'chair.arranged' : 'chair.arrangeFavourites')}
          </Button>
        )}
      </div>
      {favourites.length === 0 && <p className={words.faint}>{t('chair.noFavourite')}</p>}
      <ul className={arranging ? layout.stackSmall : layout.rowTight}>
        {favourites.map((favourite) => (
          <li key={favourite.id}>
            {arranging ? (
              <ResepFavouriteRow favourite={favourite} newest={newest} onChanged={reload} />
            ) : (
              <Pick favourite={favourite} used={without.includes(favourite.item_id)} onPick={() => onPick(favourite)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
