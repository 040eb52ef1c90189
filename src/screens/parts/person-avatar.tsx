// The picture of a person in a circle; without one, or when it cannot be loaded, the initials.
import { Avatar } from 'antd';
import style from './value.module.css';

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
export const PersonAvatar = ({ initial, url, size = 36 }: Props) => (
  <Avatar
    className={style.avatar}
    size={size}
    style={{ fontSize: size * LETTER }}
    src={url ?? undefined}
    alt=""
    aria-hidden
  >
    {initial}
  </Avatar>
);
