// Crops a chosen picture before it is given on; what cannot be cropped is given on as it is.
import ImgCrop from 'antd-img-crop';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitPhoto } from './draw-photo.ts';
import { RATIO, TYPES, ZOOM } from './edit.ts';

interface Props {
  readonly title: string;
  /** What was chosen. Each other one opens the dialog anew; it stays in the page meanwhile, so that the focus goes back. */
  readonly file: File;
  /** The frame begins with the shape of the picture, around all of it; else with a square. */
  readonly whole?: boolean;
  /** Takes the cropped picture, or a file that is none. */
  readonly onTake: (file: File) => void;
}

/** Quality of the JPEG, 0 to 1. High, since the server compresses it once more. */
const QUALITY = 0.9;

/** What the dialog's controls do, by the part that they are in: a button for less, a slider, a button for more. */
const CONTROLS = {
  zoom: ['photo.zoomOut', 'photo.zoom', 'photo.zoomIn'],
  rotation: ['photo.turnLeft', 'photo.rotation', 'photo.turnRight'],
  aspect: ['photo.taller', 'photo.ratio', 'photo.wider'],
} as const;

/** The package draws its controls without a name; somebody who does not see them needs one. */
const Named = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const name = (dialog: HTMLElement | null): void => {
    for (const [part, names] of Object.entries(CONTROLS))
      dialog
        ?.querySelectorAll(`.img-crop-control-${part} :is(button, [role="slider"])`)
        .forEach((control, place) => names[place] && control.setAttribute('aria-label', t(names[place])));
  };
  return <div ref={name}>{children}</div>;
};

const withNames = (dialog: ReactNode) => <Named>{dialog}</Named>;

interface ChosenProps {
  readonly file: File;
  readonly beforeUpload: (file: File, files: File[]) => unknown;
}

/** Stands where the package expects an `Upload`, and hands on what was chosen before the package came. */
const Chosen = ({ file, beforeUpload }: ChosenProps) => {
  const hand = useEffectEvent(() => void beforeUpload(file, [file]));
  useEffect(() => hand(), [file]);
  return null;
};

export const CropDialog = ({ title, file, whole = false, onTake }: Props) => {
  const { t } = useTranslation();
  const [shape, setShape] = useState(1);
  return (
    <ImgCrop
      rotationSlider
      aspectSlider
      showGrid
      quality={QUALITY}
      aspect={shape}
      minAspect={Math.min(RATIO.min, shape)}
      maxAspect={Math.max(RATIO.max, shape)}
      minZoom={ZOOM.min}
      maxZoom={ZOOM.max}
      modalTitle={title}
      modalOk={t('photo.upload')}
      modalCancel={t('form.cancel')}
      modalWidth={640}
      modalProps={{ modalRender: withNames }}
      beforeCrop={async (chosen) => {
        if (!TYPES.includes(chosen.type)) return false;
        const { photo, ratio } = await fitPhoto(chosen);
        setShape(whole ? ratio : 1);
        return photo;
      }}
    >
      <Chosen file={file} beforeUpload={onTake} />
    </ImgCrop>
  );
};
