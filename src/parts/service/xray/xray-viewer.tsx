// What a radiograph is looked at with: window, light, turn, ruler (workspace.md 3).
import { useState } from 'react';
import type { Pixels } from '../../../resources/service/xray/window.ts';
import type { PhotoData, PhotoXray } from '../photo-gallery/photo.ts';
import { Measured } from './measured.tsx';
import { useLook } from './use-xray.ts';
import { type Line, middleLine } from './xray.ts';
import { type Tool, XrayCanvas } from './xray-canvas.tsx';
import { XrayToolbar } from './xray-toolbar.tsx';
import style from './xray.module.css';

interface Props {
  readonly pixels: Pixels;
  readonly photo: PhotoData;
  readonly xray: PhotoXray;
  readonly title: string;
  readonly zoom: number;
  readonly onChanged: (photo: PhotoData) => void;
}

export const XrayViewer = ({ pixels, photo, xray, title, zoom, onChanged }: Props) => {
  const looking = useLook(pixels, xray);
  const [tool, setTool] = useState<Tool>('window');
  const [line, setLine] = useState<Line>();
  return (
    <div className={style.viewer}>
      <XrayToolbar looking={looking} tool={tool} onTool={setTool} />
      <XrayCanvas {...{ pixels, looking, tool, zoom, title, line }} onLine={setLine} />
      {tool === 'ruler' && <Measured {...{ photo, xray, line, onChanged }} onLay={() => setLine(middleLine(pixels))} />}
    </div>
  );
};
