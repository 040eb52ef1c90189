import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { pathOf, useOpens } from '../../providers/opens.ts';

/**
 * A link that looks like a button: it can be opened in a new tab, and is one stop for the keyboard. Who may not open its page is not
 * offered it.
 */
export const LinkButton = ({ to, ...props }: { to: string } & Omit<ButtonProps, 'href' | 'onClick'>) => {
  const opens = useOpens();
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  if (!opens(pathOf(to))) return null;
  return (
    <Button {...props} href={href} onClick={(event) => follow(event as unknown as MouseEvent<HTMLAnchorElement>)} />
  );
};
