import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

/** Chapters alone for words, their codes for the code of the chapter. */
const answer = (url: URL) => {
  const data = url.searchParams.get('keyword') === 'gigi' ? [chapter] : [...codes, chapter];
  return { data, count: data.length };
};

const openSelect = async () => {
  await playServer(DOKTER, { 'GET /api/service/diagnosacari': answer });
  const onChange = vi.fn();
  show(<DiagnosisSelect id="d" doctor={7} value={undefined} onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByText('K02.1 Karies dentin');
  return onChange;
};

describe('a diagnosis that is sought', () => {
  it('is offered with what the doctor uses first and chapters last; Enter takes the first', async () => {
    const onChange = await openSelect();
    const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent);
    expect(offered).toEqual(['K02.1 Karies dentin', 'K02.0 Karies email', 'K02 Karies gigi']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(2);
  });

  it('is no chapter by Enter, which opens its codes; a click takes the chapter', async () => {
    const onChange = await openSelect();
    await userEvent.type(screen.getByRole('combobox'), 'gigi');
    await vi.waitFor(() => expect(screen.queryByText('K02.1 Karies dentin')).toBeNull());
    await screen.findByText('K02 Karies gigi');
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(await screen.findByText('K02.1 Karies dentin')).toBeInTheDocument();
    await userEvent.click(screen.getByText('K02 Karies gigi'));
    expect(onChange).toHaveBeenLastCalledWith(1);
  });
});
