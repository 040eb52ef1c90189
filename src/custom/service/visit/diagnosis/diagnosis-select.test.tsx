import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { playServer, show } from '../../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../../policies/role.ts';
import { DiagnosisSelect } from './diagnosis-select.tsx';

const row = (id: number, icd10: string, name: string, more = {}) => ({
  id,
  icd10,
  name_id: name,
  name_en: name,
  isown: false,
  ischapter: false,
  ...more,
});
const codes = [row(2, 'K02.1', 'Karies dentin', { isown: true }), row(3, 'K02.0', 'Karies email')];
const chapter = row(1, 'K02', 'Karies gigi', { ischapter: true });

const data = [...codes, chapter];

const openSelect = async () => {
  await playServer(DOKTER, { 'GET /api/service/diagnosacari': { data, count: data.length } });
  show(<DiagnosisSelect id="d" doctor={7} value={undefined} onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByText('K02.1 Karies dentin');
};

describe('a diagnosis that is sought', () => {
  it('is offered with what the doctor uses first and chapters last', async () => {
    await openSelect();
    const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent);
    expect(offered).toEqual(['K02.1 Karies dentin', 'K02.0 Karies email', 'K02 Karies gigi']);
  });
});
