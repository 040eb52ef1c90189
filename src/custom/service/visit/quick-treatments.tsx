// The treatments that the doctor does most, as buttons: a tooth and a click, or one click for what concerns the mouth (workspace.md 3).
import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { DOKTER } from '../../../policies/role.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { type Surface, SURFACES, surfaceFits } from '../../../resources/service/tooth.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { Money } from '../../../kit/money/money.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSlots } from '../../../parts/paket/slot/slot.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import type { Values } from '../../../screens/form/values.ts';
import { QuickArrange } from './quick-arrange.tsx';
import type { PresetSlot } from './taken-slot.ts';
import { ToothPicker } from './tooth-picker.tsx';
import { useQuickAdd } from './use-quick-add.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './quick-treatments.module.css';

export type Favourite = AnswerOf<'service.tindakanfavorit.list'>['data'][number];
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

/** What is said before a button is pressed. */
interface Hand {
  readonly tooth: readonly number[];
  readonly surfaces: readonly Surface[];
  readonly qty: number;
}
const EMPTY: Hand = { tooth: [], surfaces: [], qty: 1 };
const MOST = 1000;

const onTeeth = ({ scope }: Favourite): boolean => scope === 'gigi' || scope === 'permukaan';

/** What is sent of the hand for a treatment; undefined: something of it is missing. */
const bodyOf = (favourite: Favourite, { tooth, surfaces, qty }: Hand): Values | undefined => {
  const { id: perawatan_id, scope } = favourite;
  if (!onTeeth(favourite)) return { perawatan_id, ...(qty !== 1 && { qty }) };
  const fitting = surfaces.filter((one) => tooth.every((n) => surfaceFits(n, one)));
  if (tooth.length === 0 || (scope === 'permukaan' && fitting.length === 0)) return undefined;
  return { perawatan_id, tooth, ...(scope === 'permukaan' && { surfaces: fitting }) };
};

const InHand = ({ hand, onChange }: { hand: Hand; onChange: (hand: Hand) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const fits = (one: Surface) => hand.tooth.every((tooth) => surfaceFits(tooth, one));
  return (
    <div className={`${layout.stackSmall} ${style.hand}`}>
      <ToothPicker
        id={`${id}-teeth`}
        label={visitperawatan.fields.tooth.label}
        value={hand.tooth}
        onChange={(tooth) => onChange({ ...hand, tooth })}
      />
      <div className={layout.rowTight}>
        <Checkbox.Group<Surface>
          aria-label={t('chair.surfaces')}
          value={[...hand.surfaces]}
          options={SURFACES.map(({ value, label }) => ({
            value,
            label: <span title={label}>{value}</span>,
            disabled: hand.tooth.length > 0 && !fits(value),
          }))}
          onChange={(surfaces) => onChange({ ...hand, surfaces })}
        />
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
          value={hand.qty}
          onChange={(qty) => onChange({ ...hand, qty: qty ?? 1 })}
        />
      </div>
    </div>
  );
};

interface ButtonsProps {
  readonly favourites: readonly Favourite[];
  /** Treatments that a package of the patient pays for. */
  readonly covered: ReadonlySet<number>;
  readonly busy: number | undefined;
  readonly onPress: (favourite: Favourite) => void;
}

const Buttons = ({ favourites, covered, busy, onPress }: ButtonsProps) => {
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
  const { t } = useTranslation();
  const [hand, setHand] = useState(EMPTY);
  const { add, busy, refusal } = useQuickAdd(visit);
  const slots = useCovering(visit);
  const press = async (favourite: Favourite): Promise<void> => {
    const body = bodyOf(favourite, hand);
    const { tooth, surfaces } = hand;
    const begin = { perawatan_id: favourite.id, ...(onTeeth(favourite) && tooth.length > 0 && { tooth, surfaces }) };
    const membershipperawatan_id = slots.get(favourite.id);
    if (membershipperawatan_id !== undefined)
      return onForm({ begin, preset: { membershipperawatan_id, perawatan_id: favourite.id } });
    if (!body) return onForm({ begin });
    if (await add(favourite, body)) setHand(EMPTY);
  };
  return (
    <>
      {refusal && <RefusalAlert refusal={refusal} />}
      <p className={words.faint}>{t('chair.quickHint')}</p>
      <div className={style.bench}>
        <InHand hand={hand} onChange={setHand} />
        <Buttons
          favourites={favourites}
          covered={new Set(slots.keys())}
          busy={busy}
          onPress={(favourite) => void press(favourite)}
        />
      </div>
    </>
  );
};

export const QuickTreatments = ({ visit, onForm }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [arranging, arrange] = useState(false);
  // A doctor has his own buttons at whosever visit he works.
  const doctor = me.role === DOKTER ? me.id : visit.doctor_id;
  const mayRead = mayCall(me, 'service.tindakanfavorit.list');
  const { query, answer } = useCall('service.tindakanfavorit.list', { doctor }, { enabled: mayRead });
  if (!mayRead) return null;
  const favourites = answer?.data ?? [];
  return (
    <section className={`${surface.sunken} ${layout.stackSmall}`} aria-label={t('chair.quick')}>
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
      {answer && favourites.length === 0 && !arranging && <p className={words.faint}>{t('chair.quickEmpty')}</p>}
      {arranging ? (
        <QuickArrange favourites={favourites} onChanged={() => void query.refetch()} />
      ) : (
        favourites.length > 0 && <Quick visit={visit} favourites={favourites} onForm={onForm} />
      )}
    </section>
  );
};
