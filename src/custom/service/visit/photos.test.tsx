// What stands below the places of the photo protocol comes with them: they would push it out of sight.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import { Photos } from './photos.tsx';

const visit = { id: 5, status: 2, customerdata: { id: 9, name: 'Aulia Putri', old: 30 } } as unknown as VisitData;
const label = { id: 1, name: 'Frontal', group: 'ekstraoral', isprotocol: true };

it('shows the way to choose photos below the places of the protocol, not before them', async () => {
  let letGo = (_answer: object): void => undefined;
  const labels = new Promise((resolve) => (letGo = resolve));
  await playServer(DOKTER, { 'GET /api/service/multimedialabel': () => labels });
  show(<Photos visit={visit} />);
  expect(await screen.findByText('Kunjungan ini')).toBeVisible();
  expect(screen.queryByLabelText('Pilih foto', { selector: 'input' })).toBeNull();
  letGo({ data: [label], count: 1 });
  const place = await screen.findByText('Frontal');
  const chooser = screen.getByLabelText('Pilih foto', { selector: 'input' });
  expect(place.compareDocumentPosition(chooser)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
