import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link that looks like a button: it can be opened in a new tab, and is one stop for the keyboard. */
export const LinkButton = ({ to, ...props }: { to: string } & Omit<ButtonProps, 'href' | 'onClick'>) => {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return (
    <Button {...props} href={href} onClick={(event) => follow(event as unknown as MouseEvent<HTMLAnchorElement>)} />
  );
};
