// A way to another page of the program for who may open it; for everybody else its words alone.
import { Link as RouterLink, type LinkProps } from 'react-router';
import { pathOf, useOpens } from '../../providers/opens.ts';

interface Props extends Omit<LinkProps, 'to'> {
  /** An address of the program from its root, with what it asks for: '/service/visit/7?tab=foto'. */
  readonly to: string;
}

export const Link = ({ to, ...props }: Props) => {
  const opens = useOpens();
  if (opens(pathOf(to))) return <RouterLink to={to} {...props} />;
  const { className, children } = props;
  return className === undefined ? children : <span className={className}>{children}</span>;
};
