import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN, SUPERADMIN } from '../../policies/role.ts';
import { field } from '../../resources/kernel/field.ts';
import { RecordForm } from './record-form.tsx';

beforeEach(() => playServer(ADMIN, {}));

it('labels a field that is called like its section, unless it stands alone there', async () => {
  const sections = [
    {
      label: 'Sesi',
      fields: [
        { name: 'sesi', field: field.text('Sesi', { max: 30 }) },
        { name: 'ruang', field: field.text('Ruang', { max: 30 }) },
      ],
    },
    { label: 'Catatan', fields: [{ name: 'note', field: field.note('Catatan', { max: 30 }) }] },
  ];
  show(<RecordForm sections={sections} shape={z.looseObject({})} cancelTo="/" submit={() => Promise.resolve()} />);
  await screen.findByLabelText('Ruang');
  expect(screen.getByText('Sesi', { selector: 'label' })).not.toHaveClass('visually-hidden');
  expect(screen.getByText('Catatan', { selector: 'label' })).toHaveClass('visually-hidden');
});

it('tells who has chosen no branch so before he fills it in', async () => {
  await playServer(SUPERADMIN, { 'GET /api/auth/me': { profile_id: null, session_profile_id: null } });
  const sections = [{ label: 'Sesi', fields: [{ name: 'ruang', field: field.text('Ruang', { max: 30 }) }] }];
  show(<RecordForm sections={sections} shape={z.looseObject({})} cancelTo="/" submit={() => Promise.resolve()} />);
  expect(await screen.findByText(/^Cabang belum dipilih/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
});
