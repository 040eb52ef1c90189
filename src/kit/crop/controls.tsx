// The controls below the photo: frame, turn, zoom, mirror, quality.
import { MinusOutlined, PlusOutlined, SwapOutlined } from '@ant-design/icons';
import { Button, InputNumber, Segmented, Slider } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../resources/kernel/money.ts';
import { type Edit, QUALITY, RATIO, ROTATION, ZOOM } from './edit.ts';
import style from './photo-editor.module.css';
import layout from '../style/layout.module.css';

interface Props {
  readonly edit: Edit;
  readonly onChange: (change: Partial<Edit>) => void;
}

const Control = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={style.control}>
    <span className={style.label}>{label}</span>
    {children}
  </div>
);

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number; readonly step?: number };
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}

/** The slider for the hand, the number for exactness. */
const Range = ({ label, value, range: { min, max, step = 1 }, unit, onChange }: RangeProps) => {
  const limits = { min, max, step };
  return (
    <Control label={label}>
      <Slider
        {...limits}
        className={style.slider}
        value={value}
        onChange={onChange}
        ariaLabelForHandle={label}
        tooltip={{ open: false }}
      />
      <InputNumber
        {...limits}
        className={style.number}
        value={value}
        aria-label={label}
        suffix={unit}
        decimalSeparator=","
        onChange={(next) => next !== null && onChange(next)}
      />
    </Control>
  );
};

const Zoom = ({ edit, onChange }: Props) => {
  const { t } = useTranslation();
  const zoom = (by: number) => onChange({ zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, edit.zoom + by)) });
  return (
    <>
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label={t('photo.zoomOut')}
        disabled={edit.zoom <= ZOOM.min}
        onClick={() => zoom(-ZOOM.step)}
      />
      <output className={style.zoom}>{`${formatNumber(edit.zoom)}×`}</output>
      <Button
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('photo.zoomIn')}
        disabled={edit.zoom >= ZOOM.max}
        onClick={() => zoom(ZOOM.step)}
      />
    </>
  );
};

export const Controls = ({ edit, onChange }: Props) => {
  const { t } = useTranslation();
  const frame = useId();
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Segmented
          id={frame}
          aria-label={t('photo.frame')}
          value={edit.square ? 'square' : 'free'}
          options={[
            { value: 'square', label: t('photo.square') },
            { value: 'free', label: t('photo.free') },
          ]}
          onChange={(value) => onChange({ square: value === 'square' })}
        />
        <Zoom edit={edit} onChange={onChange} />
        <Button
          icon={<SwapOutlined aria-hidden />}
          aria-pressed={edit.flip}
          onClick={() => onChange({ flip: !edit.flip })}
        >
          {t('photo.flip')}
        </Button>
        <Button
          icon={<SwapOutlined aria-hidden rotate={90} />}
          aria-pressed={edit.flipOver}
          onClick={() => onChange({ flipOver: !edit.flipOver })}
        >
          {t('photo.flipOver')}
        </Button>
      </div>
      {!edit.square && (
        <Range label={t('photo.ratio')} value={edit.ratio} range={RATIO} onChange={(ratio) => onChange({ ratio })} />
      )}
      <Range
        label={t('photo.rotation')}
        value={edit.rotation}
        range={ROTATION}
        unit="°"
        onChange={(rotation) => onChange({ rotation })}
      />
      <Range
        label={t('photo.quality')}
        value={edit.quality}
        range={QUALITY}
        unit="%"
        onChange={(quality) => onChange({ quality })}
      />
    </div>
  );
};
