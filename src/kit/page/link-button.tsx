import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { pathOf, useOpens } from '../../providers/opens.ts';

interface Props extends Omit<ButtonProps, 'href' | 'onClick'> {
  readonly to: string;
  /** It is followed: what lies above the page it leads to is in the way. */
  readonly onFollow?: () => void;
}

/**
 * A link that looks like a button: it can be opened in a new tab, and is one stop for the keyboard. Who may not open its page is not
 * offered it.
 */
export const LinkButton = ({ to, onFollow, ...props }: Props) => {
  const opens = useOpens();
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  if (!opens(pathOf(to))) return null;
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
