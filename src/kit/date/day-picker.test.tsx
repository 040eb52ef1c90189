import { act, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import idID from 'antd/es/locale/id_ID';
import dayjs from 'dayjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a browser has it that never fetched a calendar. */
const fresh = async () => {
  vi.resetModules();
  return import('./day-picker.tsx');
};
const arrived = () => waitFor(() => expect(document.querySelector('.ant-picker')).not.toBeNull());

describe('a day whose calendar is still under way', () => {
  let DayPicker: Awaited<ReturnType<typeof fresh>>['DayPicker'];
  let ClockPicker: Awaited<ReturnType<typeof fresh>>['ClockPicker'];
  beforeEach(async () => {
    ({ DayPicker, ClockPicker } = await fresh());
  });

  it('reads as it will, under the same name', async () => {
    const day = dayjs('2026-03-06');
    render(<DayPicker aria-label="Tanggal" format={['DD/MM/YYYY', 'DDMMYYYY']} value={day} />);
    expect(document.querySelector('.ant-picker')).toBeNull();
    expect(screen.getByLabelText('Tanggal')).toHaveValue('06/03/2026');
    await arrived();
    expect(screen.getByLabelText('Tanggal')).toHaveValue('06/03/2026');
  });

  it.each([
    ['month', '2026-03'],
    ['year', '2026'],
    ['date', '2026-03-06'],
  ] as const)('is written as antd writes a %s', async (picker, text) => {
    render(<DayPicker aria-label="Masa" picker={picker} value={dayjs('2026-03-06')} />);
    expect(screen.getByLabelText('Masa')).toHaveValue(text);
    await arrived();
    expect(screen.getByLabelText('Masa')).toHaveValue(text);
  });

  it.each([
    [undefined, 'Pilih tanggal'],
    ['Terbit setelah', 'Terbit setelah'],
  ])('asks for the same before it is here, in a field as wide (%s)', async (placeholder, text) => {
    render(
      <ConfigProvider locale={idID}>
        <DayPicker aria-label="Tanggal" value={null} style={{ width: 240 }} {...(placeholder && { placeholder })} />
      </ConfigProvider>,
    );
    const field = () => screen.getByLabelText('Tanggal');
    expect(field()).toHaveAttribute('placeholder', text);
    expect(field().closest('span')).toHaveStyle({ width: '240px' });
    await arrived();
    expect(field()).toHaveAttribute('placeholder', text);
    expect(field().closest('.ant-picker')).toHaveStyle({ width: '240px' });
  });

  it('hands the cursor on', async () => {
    render(<ClockPicker aria-label="Jam" format="HH:mm" value={dayjs('2026-03-06T07:30')} />);
    screen.getByLabelText('Jam').focus();
    await arrived();
    expect(screen.getByLabelText('Jam')).toHaveFocus();
  });

  it('comes when the page has its rows, or with the cursor', async () => {
    vi.resetModules();
    vi.doMock('../page/at-rest.ts', () => ({ useQuiet: () => false }));
    const busy = await import('./day-picker.tsx');
    vi.doUnmock('../page/at-rest.ts');
    render(<busy.DayPicker aria-label="Tanggal" value={dayjs('2026-03-06')} />);
    await act(() => vi.dynamicImportSettled());
    expect(document.querySelector('.ant-picker')).toBeNull();
    screen.getByLabelText('Tanggal').focus();
    await arrived();
    expect(screen.getByLabelText('Tanggal')).toHaveFocus();
  });

  it('hands it on once: who has gone elsewhere keeps it, however often the day is drawn', async () => {
    const form = (value: dayjs.Dayjs) => (
      <>
        <DayPicker aria-label="Tanggal" value={value} />
        <input aria-label="Barcode" />
      </>
    );
    const { rerender } = render(form(dayjs('2026-03-06')));
    screen.getByLabelText('Tanggal').focus();
    await arrived();
    screen.getByLabelText('Barcode').focus();
    rerender(form(dayjs('2026-03-07')));
    expect(screen.getByLabelText('Tanggal')).toHaveValue('2026-03-07');
    expect(screen.getByLabelText('Barcode')).toHaveFocus();
  });

  it('takes no cursor that it did not have', async () => {
    render(<DayPicker aria-label="Tanggal" value={null} />);
    await arrived();
    expect(screen.getByLabelText('Tanggal')).not.toHaveFocus();
  });
});
