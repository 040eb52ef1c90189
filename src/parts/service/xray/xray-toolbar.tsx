// What is done to the picture of a radiograph: tool, window, light, turn.
import { RetweetOutlined, RotateRightOutlined } from '@ant-design/icons';
import { Button, Segmented, Slider } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import type { Looking } from './use-xray.ts';
import type { Tool } from './xray-canvas.tsx';
import style from './xray.module.css';

interface Props {
  readonly looking: Looking;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

const Windows = ({ looking: { look, full, show } }: Pick<Props, 'looking'>) => {
  const { t } = useTranslation();
  const id = useId();
  const least = full.center - full.width / 2;
  const { center, width } = look.window;
  return (
    <div className={style.sliders}>
      <label htmlFor={`${id}c`}>{t('xray.brightness')}</label>
      <Slider
        id={`${id}c`}
        aria-label={t('xray.brightness')}
        // Lower values are brighter: the slider is read the other way round.
        reverse
        // A track that is filled from the right would read as how much is left.
        included={false}
        min={Math.round(least)}
        max={Math.round(least + full.width)}
        value={Math.round(center)}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('xray.brightness')}
        onChange={(value: number) => show({ center: value, width })}
      />
      <label htmlFor={`${id}w`}>{t('xray.contrast')}</label>
      <Slider
        id={`${id}w`}
        reverse
        included={false}
        min={1}
        max={Math.max(2, Math.round(full.width * 2))}
        value={Math.round(width)}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('xray.contrast')}
        onChange={(value: number) => show({ center, width: value })}
      />
    </div>
  );
};

export const XrayToolbar = ({ looking, tool, onTool }: Props) => {
  const { t } = useTranslation();
  const { look, full, meant, show, invert, turn } = looking;
  return (
    <div className={`${layout.row} ${style.tools}`}>
      <Segmented<Tool>
        aria-label={t('xray.tool')}
        value={tool}
        options={(['window', 'ruler'] as const).map((value) => ({ value, label: t(`xray.tools.${value}`) }))}
        onChange={onTool}
      />
      <Windows looking={looking} />
      <div className={style.buttons}>
        <Button onClick={() => show(meant)}>{t('xray.device')}</Button>
        <Button onClick={() => show(full)}>{t('xray.full')}</Button>
        <Button
          icon={<RetweetOutlined aria-hidden />}
          aria-label={t('xray.invert')}
          title={t('xray.invert')}
          aria-pressed={look.isTurned}
          type={look.isTurned ? 'primary' : 'default'}
          onClick={invert}
        />
        <Button
          icon={<RotateRightOutlined aria-hidden />}
          aria-label={t('xray.turn')}
          title={t('xray.turn')}
          onClick={turn}
        />
      </div>
    </div>
  );
};
