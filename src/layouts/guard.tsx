// Keeps a user out of routes that are not his (platform.md 2). The server refuses their data anyway.
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { detour, lacksBranch } from '../providers/access.ts';
import { useUser } from '../providers/session.ts';
import type { Access } from '../resources/page.ts';

export const Guard = ({ access, children }: { access?: Access; children: ReactNode }) => {
  const user = useUser();
  const { pathname } = useLocation();
  const away = detour(user, pathname, access);
  if (away) return <Navigate to={away} replace state={{ pickBranch: lacksBranch(user, pathname) }} />;
  return children;
};
