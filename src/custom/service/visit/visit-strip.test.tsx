// What is told of the patient above his visit comes in its order, and pushes nothing aside.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { VisitStrip } from './visit-strip.tsx';

const visit = {
  id: 5,
  version: 4,
  code: 'VST/1',
  status: 2,
  label: 'SL-001',
  chair_minutes: 12,
  customerdata: { id: 9, name: 'Aulia Putri', code: 'BDG2600001', old: 30 },
  billdata: null,
} as unknown as VisitData;
const alert = { customer_id: 9, alergi: ['Penisilin'], alergi_checked_at: '2026-01-01T00:00:00Z', riwayat: {} };
const parts = { parts: [], debt: 250_000 };
const held = () => {
  let letGo = (_answer: unknown): void => undefined;
  const answer = new Promise((resolve) => (letGo = resolve));
  return { answer: () => answer, letGo };
};

it('shows the place in the queue once what stands before it is there', async () => {
  const allergies = held();
  const debts = held();
  await playServer(DOKTER, {
    'GET /api/service/rekammedis/9/alergi': allergies.answer,
    'GET /api/service/visit/5/bagian': debts.answer,
  });
  show(<VisitStrip visit={visit} earlier={null} />);
  expect(await screen.findByRole('heading', { name: 'Aulia Putri' })).toBeVisible();
  debts.letGo(parts);
  // The debt is known; it waits for the allergies that it stands behind.
  await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(2));
  expect(screen.queryByText(/Dalam Unit/)).toBeNull();
  expect(screen.queryByText(/250.000/)).toBeNull();
  allergies.letGo(alert);
  const told = await screen.findByText(/Penisilin/);
  const debt = await screen.findByText(/250.000/);
  const place = screen.getByText('SL-001 · Dalam Unit');
  expect(told.compareDocumentPosition(debt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(debt.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows it beside what could not be read', async () => {
  await playServer(DOKTER, {
    'GET /api/service/rekammedis/9/alergi': () => refused(500, { code: 'internal', message: 'Terjadi kesalahan' }),
    'GET /api/service/visit/5/bagian': parts,
  });
  show(<VisitStrip visit={visit} earlier={null} />);
  expect(await screen.findByText('SL-001 · Dalam Unit')).toBeVisible();
  expect(screen.getByText('Terjadi kesalahan')).toBeVisible();
});
