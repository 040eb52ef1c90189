import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface Props extends Omit<ButtonProps, 'href' | 'onClick'> {
  readonly to: string;
  /** It is followed: what lies above the page it leads to is in the way. */
  readonly onFollow?: () => void;
}

/** A link that looks like a button: it can be opened in a new tab, and is one stop for the keyboard. */
export const LinkButton = ({ to, onFollow, ...props }: Props) => {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return (
    <Button
      {...props}
      href={href}
      onClick={(event) => {
        follow(event as unknown as MouseEvent<HTMLAnchorElement>);
        onFollow?.();
      }}
    />
  );
};
