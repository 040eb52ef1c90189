// The picture of a person in a circle; without one, or when it cannot be loaded, the initials.
import { useState } from 'react';
import style from '../style/value.module.css';

interface Props {
  readonly initial: string;
  /** Address of the picture. */
  readonly url: string | null | undefined;
  /** Pixels. */
  readonly size?: number;
}

/** Height of the letters, as a part of the circle. */
const LETTER = 0.34;

/** Beside the name, so it says nothing to screen readers. */
export const PersonAvatar = ({ initial, url, size = 36 }: Props) => {
  const [broken, setBroken] = useState<string>();
  const src = url && url !== broken ? url : undefined;
  return (
    <span className={style.avatar} style={{ width: size, height: size, fontSize: size * LETTER }} aria-hidden="true">
      {src === undefined ? initial : <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />}
    </span>
  );
};
