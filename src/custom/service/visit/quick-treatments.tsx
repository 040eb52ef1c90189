// The treatments that the doctor does most, as buttons: a click on the tooth and one on the button, one alone for what concerns
// the mouth (workspace.md 3).
import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, InputNumber, Skeleton } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { Money } from '../../../kit/money/money.tsx';
import { deferred } from '../../../kit/page/deferred.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSlots } from '../../../parts/paket/slot/slot.ts';
import { ChosenTeeth } from '../../../parts/service/odontogram/chosen-teeth.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import type { Values } from '../../../screens/form/values.ts';
import { type Favourite, onTeeth, rowsOf, useChairHand } from './chair-hand.ts';
import { QuickArrange } from './quick-arrange.tsx';
import type { PresetSlot } from './taken-slot.ts';
import { useFavourites } from './use-favourites.ts';
import { useQuickAdd } from './use-quick-add.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './quick-treatments.module.css';

const ToothChooser = deferred(
  async () => (await import('../../../parts/service/odontogram/tooth-chooser.tsx')).ToothChooser,
);

/** What the form of a new treatment begins with. */
export interface Begun {
  readonly preset?: PresetSlot;
  readonly begin?: Values;
}
interface Props {
  readonly visit: VisitData;
  /** Opens the form, for what a button cannot say alone. */
  readonly onForm: (begun: Begun) => void;
}

const MOST = 1000;
const NONE: readonly Favourite[] = [];

interface InHandProps {
  readonly visit: VisitData;
  readonly hand: ReturnType<typeof useChairHand>;
}

/** The mouth, and what a button will be pressed for. */
const InHand = ({ visit, hand }: InHandProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { teeth, held, qty } = hand;
  const ready = held && rowsOf(held, teeth, qty);
  return (
    <>
      {visit.customerdata && (
        <div className={style.mouth}>
          <Suspense fallback={<Skeleton active title={false} />}>
            <ToothChooser
              customerId={visit.customerdata.id}
              age={visit.customerdata.old}
              selection={teeth}
              onPick={hand.onPick}
              onClear={hand.letGo}
            />
          </Suspense>
        </div>
      )}
      <div className={style.said}>
        <p className={held ? undefined : words.faint} role="status">
          {held ? t('chair.held', { name: held.name }) : t('chair.quickHint')}
        </p>
        {teeth.size > 0 && <ChosenTeeth selection={teeth} onPick={hand.tick} />}
        {ready && (
          <Button size="small" type="primary" onClick={() => hand.press(held)}>
            {t('chair.record', { name: held.name })}
          </Button>
        )}
        {(held || teeth.size > 0) && (
          <Button size="small" onClick={hand.letGo}>
            {t('chart.letGo')}
          </Button>
        )}
        <div className={layout.rowTight}>
          <label htmlFor={`${id}-qty`} className={words.quiet}>
            {t('chair.qty')}
          </label>
          <InputNumber<number>
            id={`${id}-qty`}
            className={style.qty}
            size="small"
            min={1}
            max={MOST}
            precision={0}
            value={qty}
            onChange={(next) => hand.setQty(next ?? 1)}
          />
        </div>
      </div>
    </>
  );
};

interface ButtonsProps {
  readonly favourites: readonly Favourite[];
  /** Treatments that a package of the patient pays for. */
  readonly covered: ReadonlySet<number>;
  readonly held: Favourite | undefined;
  readonly busy: number | undefined;
  readonly onPress: (favourite: Favourite) => void;
}

const Buttons = ({ favourites, covered, held, busy, onPress }: ButtonsProps) => {
  const { t } = useTranslation();
  return (
    <ul className={style.buttons}>
      {favourites.map((favourite) => (
        <li key={favourite.id}>
          <Button
            block
            className={style.button}
            disabled={busy !== undefined}
            loading={busy === favourite.id}
            aria-pressed={onTeeth(favourite) ? held?.id === favourite.id : undefined}
            onClick={() => onPress(favourite)}
          >
            <span className={style.name}>
              {favourite.pinned && <PushpinFilled aria-hidden />} {favourite.name}
            </span>
            {covered.has(favourite.id) ? (
              <span className={style.covered}>{t('chair.packet')}</span>
            ) : (
              typeof favourite.price === 'number' && (
                <span className={words.faint}>
                  <Money value={favourite.price} />
                </span>
              )
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** The slots that pay for treatments: as the strip of the visit reads them, so that they come once. */
const useCovering = (visit: VisitData): ReadonlyMap<number, number> => {
  const customer = visit.customerdata?.id;
  const { slots } = useSlots({ customer: customer ?? 0, visit: visit.id }, customer !== undefined);
  return new Map(slots.flatMap(({ id, perawatan_id, sisa }) => (perawatan_id && sisa > 0 ? [[perawatan_id, id]] : [])));
};

const Quick = ({ visit, favourites, onForm }: Props & { favourites: readonly Favourite[] }) => {
  const { add, busy, refusal } = useQuickAdd(visit);
  const slots = useCovering(visit);
  const hand = useChairHand(async (favourite, { body }) => busy === undefined && add(favourite, body));
  const press = (favourite: Favourite): void => {
    const membershipperawatan_id = slots.get(favourite.id);
    if (membershipperawatan_id === undefined) return hand.press(favourite);
    // Which slot pays is said in the form.
    const [row] = rowsOf(favourite, hand.teeth, hand.qty) ?? [];
    const tooth = [...hand.teeth.keys()];
    const begin = {
      perawatan_id: favourite.id,
      ...(onTeeth(favourite) && tooth.length > 0 && { tooth }),
      ...row?.body,
    };
    return onForm({ begin, preset: { membershipperawatan_id, perawatan_id: favourite.id } });
  };
  return (
    <>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={style.hand}>
        <InHand visit={visit} hand={hand} />
        <Buttons favourites={favourites} covered={new Set(slots.keys())} held={hand.held} busy={busy} onPress={press} />
      </div>
    </>
  );
};

export const QuickTreatments = ({ visit, onForm }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [arranging, arrange] = useState(false);
  const { query, favourites, mayRead } = useFavourites(visit);
  if (!mayRead) return null;
  return (
    <section className={`${surface.sunken} ${layout.stackSmall} ${style.quick}`} aria-label={t('chair.quick')}>
      <div className={layout.between}>
        <h3 className={words.heading}>{t('chair.quick')}</h3>
        {mayCall(me, 'service.tindakanfavorit.pin') && (
          <Button size="small" type="text" icon={<PushpinOutlined aria-hidden />} onClick={() => arrange(!arranging)}>
            {t(arranging ? 'chair.arranged' : 'chair.arrange')}
          </Button>
        )}
      </div>
      {query.isLoading && <Skeleton active title={false} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {favourites?.length === 0 && !arranging && <p className={words.faint}>{t('chair.quickEmpty')}</p>}
      {arranging ? (
        <QuickArrange favourites={favourites ?? NONE} onChanged={() => void query.refetch()} />
      ) : (
        favourites && favourites.length > 0 && <Quick visit={visit} favourites={favourites} onForm={onForm} />
      )}
    </section>
  );
};
