import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { PERAWAT } from '../../../policies/role.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import type { VisitData } from './visit.ts';
import { VisitVerbs } from './visit-verbs.tsx';

const visit = {
  id: 5,
  version: 2,
  code: 'VST/BDG/2026/000005',
  status: visitState.waiting,
  customerdata: { id: 9, name: 'Tirta Wening', code: 'BDG2600009' },
} as unknown as VisitData;

beforeEach(() => playServer(PERAWAT, {}));

it('leaves the main step alone beside the name where there is no room, and the others behind one more', async () => {
  show(<VisitVerbs visit={visit} brief />);
  expect(await screen.findByRole('button', { name: 'Masuk unit: Tirta Wening' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Panggil: Tirta Wening' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aksi lain: Tirta Wening' }));
  await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Panggil' })).toBeVisible());
});
