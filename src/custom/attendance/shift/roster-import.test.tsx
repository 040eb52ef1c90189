import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import { loadTexts } from '../../../providers/i18n.ts';
import { RosterImport } from './roster-import.tsx';

it('says what is wrong with a workbook that is no roster', async () => {
  await loadTexts('attendance');
  const errors = { upload: ["Kolom 'Catatan' bukan tanggal (dd/mm/yyyy)", "Kolom '01/03/2026' tertulis dua kali"] };
  const body = { code: 'wrong-template', message: 'Format file tidak sesuai template', errors };
  await playServer(MANAGER, { 'POST /api/attendance/schedule/import': refused(422, body) });
  show(<RosterImport start="2026-03-01" end="2026-03-31" onImported={() => undefined} />);
  await userEvent.upload(screen.getByLabelText('Import Jadwal', { selector: 'input' }), new File(['x'], 'jadwal.xlsx'));
  for (const reason of errors.upload) expect(await screen.findByText(reason)).toBeInTheDocument();
});
