// A figure as the way to its rows, where there is one.
import type { ReactNode } from 'react';
import { Link } from '../../kit/page/link.tsx';

export const Led = ({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;
