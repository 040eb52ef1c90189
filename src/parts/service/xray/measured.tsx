// What the ruler measures, how far that can be trusted, and calibrating it on a known length (decision 109).
import { Button, InputNumber, Modal } from 'antd';
import { type ComponentRef, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { sendCall } from '../../../providers/send.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { millimetres, pixelsBetween, scaleOf } from '../../../resources/service/xray/facts.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { useNewest } from '../../../screens/form/use-newest.ts';
import type { PhotoData, PhotoXray } from '../photo-gallery/photo.ts';
import type { Line } from './xray.ts';
import style from './xray.module.css';

interface Props {
  readonly photo: PhotoData;
  readonly xray: PhotoXray;
  readonly line: Line | undefined;
  /** Lays a ruler across the middle. */
  readonly onLay: () => void;
  readonly onChanged: (photo: PhotoData) => void;
}

const DIGITS = 1;
const told = new Intl.NumberFormat('id-ID', { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS });
const MM = { least: 0.1, most: 500 } as const;

interface Asked extends Omit<Props, 'xray' | 'line' | 'onLay'> {
  readonly line: Line;
  readonly onClose: () => void;
}

/** Keeps how long the line is in truth, over the photo as it was when that was asked. */
const useCalibrating = ({ photo, line, onChanged, onClose }: Asked, length: number | null) => {
  const newest = useNewest(visitmultimedia.name, photo.id);
  const { base, refuse } = useHeld(photo, { newest: async () => (await newest?.()) as unknown as PhotoData });
  const send = async (mm: number | null): Promise<void> => {
    const { id, version } = base;
    onChanged(await sendCall('service.visitmultimedia.kalibrasi', { id }, { version, mm }));
    onClose();
  };
  const keeping = useSending(
    async () => void (length !== null && (await send(length / pixelsBetween(line.from, line.to)))),
    refuse,
  );
  const dropping = useSending(() => send(null), refuse);
  return {
    save: () => void (length !== null && keeping.run()),
    drop: () => void dropping.run(),
    refusal: keeping.refusal ?? dropping.refusal,
    busy: keeping.busy || dropping.busy,
    isCalibrated: base.calibration !== null,
  };
};

/** Asks how long the line is in truth. */
const CalibrateDialog = (props: Asked) => {
  const { t } = useTranslation();
  const [length, setLength] = useState<number | null>(null);
  const id = useId();
  const field = useRef<ComponentRef<typeof InputNumber>>(null);
  const { save, drop, refusal, busy, isCalibrated } = useCalibrating(props, length);
  return (
    <Modal
      open
      title={t('xray.calibrate')}
      okText={t('form.save')}
      cancelText={t('form.cancel')}
      okButtonProps={{ disabled: length === null, loading: busy }}
      onOk={save}
      onCancel={props.onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <div className={layout.stack}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p className={words.quiet}>{t('xray.calibrateAbout')}</p>
        <label htmlFor={id} className={formStyle.label}>
          {t('xray.known')}
        </label>
        <InputNumber<number>
          ref={field}
          id={id}
          addonAfter="mm"
          decimalSeparator=","
          min={MM.least}
          max={MM.most}
          value={length}
          onChange={setLength}
          onPressEnter={save}
        />
        {isCalibrated && (
          <Button disabled={busy} onClick={drop}>
            {t('xray.uncalibrate')}
          </Button>
        )}
      </div>
    </Modal>
  );
};

export const Measured = ({ photo, xray, line, onLay, onChanged }: Props) => {
  const { t } = useTranslation();
  const user = useUser();
  const [asking, ask] = useState(false);
  const scale = scaleOf(xray, photo.calibration?.mm ?? null);
  if (!line)
    return (
      <div className={layout.row}>
        <span className={words.quiet}>{t('xray.draw')}</span>
        <Button size="small" onClick={onLay}>
          {t('xray.lay')}
        </Button>
      </div>
    );
  const pixels = pixelsBetween(line.from, line.to);
  const length = scale ? `${told.format(millimetres(line.from, line.to, scale))} mm` : `${Math.round(pixels)} px`;
  const trust = scale ? [t(`xray.scale.${scale.kind}`), scale.isEstimate && t('xray.estimate')] : [t('xray.unscaled')];
  const mayCalibrate = mayCall(user, 'service.visitmultimedia.kalibrasi') && branchOf(user) === photo.profile_id;
  return (
    <div className={`${layout.row} ${style.measured}`}>
      <output className={style.length}>{length}</output>
      <span className={words.quiet}>{trust.filter(Boolean).join(' · ')}</span>
      {mayCalibrate && pixels >= 1 && (
        <Button size="small" onClick={() => ask(true)}>
          {t('xray.calibrate')}
        </Button>
      )}
      {asking && <CalibrateDialog photo={photo} line={line} onChanged={onChanged} onClose={() => ask(false)} />}
    </div>
  );
};
