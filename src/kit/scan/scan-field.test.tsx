import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { INVENTORY } from '../../policies/role.ts';
import { ScanField } from './scan-field.tsx';
import { SEPARATOR_SIGN } from './keys.ts';

const LABEL = 'Scan barcode';
const field = () => screen.getByRole('textbox', { name: LABEL });
const log = () => [...screen.getByRole('log').querySelectorAll('p')].map((line) => line.textContent);

/** Answers the codes when the test says so. */
const held = () => {
  const asked: { code: string; answer: (text: string) => void; refuse: (error: Error) => void }[] = [];
  const resolve = (code: string) => new Promise<string>((answer, refuse) => asked.push({ code, answer, refuse }));
  return { asked, resolve };
};

beforeEach(async () => {
  await playServer(INVENTORY, {});
});

describe('a field for scanners', () => {
  it('takes codes that follow each other at once, in their order, and loses no character', async () => {
    const { asked, resolve } = held();
    show(<ScanField label={LABEL} resolve={resolve} onFound={(text) => text} />);
    await userEvent.type(field(), '8991234567891{Enter}OBT-00001{Enter}0108991234567891{Enter}half');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('half');
    expect(asked.map(({ code }) => code)).toEqual(['8991234567891']);
    expect(log()).toEqual(['3 kode menunggu…']);
    await act(async () => asked[0]?.answer('Masker'));
    await act(async () => asked[1]?.answer('Amoxicillin'));
    await act(async () => asked[2]?.answer('Sarung tangan'));
    expect(asked.map(({ code }) => code)).toEqual(['8991234567891', 'OBT-00001', '0108991234567891']);
    expect(log()).toEqual(['Sarung tangan 0108991234567891', 'Amoxicillin OBT-00001', 'Masker 8991234567891']);
    expect(field()).toHaveValue('half');
  });

  it('goes on after one that is refused, which stays to be seen', async () => {
    const { asked, resolve } = held();
    show(<ScanField label={LABEL} resolve={resolve} onFound={(text) => text} />);
    await userEvent.type(field(), `${'9'.repeat(80)}{Enter}OBT-00001{Enter}`);
    await act(async () => asked[0]?.refuse(new Error('Barcode tidak dikenal.')));
    await act(async () => asked[1]?.answer('Amoxicillin'));
    expect(log()).toEqual(['Amoxicillin OBT-00001', `Barcode tidak dikenal. ${'9'.repeat(60)}`]);
  });

  it('hands each code to the page as it is after the last one', async () => {
    const Counting = () => {
      const [found, setFound] = useState<readonly string[]>([]);
      return (
        <ScanField
          label={LABEL}
          resolve={(code) => Promise.resolve(code)}
          onFound={(code) => {
            setFound([...found, code]);
            return `${found.length + 1}`;
          }}
        />
      );
    };
    show(<Counting />);
    await userEvent.type(field(), 'AAAA{Enter}BBBB{Enter}CCCC{Enter}');
    expect(await screen.findByText('CCCC')).toBeVisible();
    expect(log()).toEqual(['3 CCCC', '2 BBBB', '1 AAAA']);
  });

  it('does not send the form around it, and asks nothing for an empty field', async () => {
    const { asked, resolve } = held();
    let sent = 0;
    show(
      <form onSubmit={() => (sent += 1)}>
        <ScanField label={LABEL} resolve={resolve} onFound={(text) => text} />
      </form>,
    );
    await userEvent.type(field(), '{Enter}  {Enter}OBT-00001{Enter}');
    expect(asked.map(({ code }) => code)).toEqual(['OBT-00001']);
    expect(sent).toBe(0);
  });

  it('keeps the separator of GS1 where it was sent', async () => {
    const { asked, resolve } = held();
    show(<ScanField label={LABEL} resolve={resolve} onFound={(text) => text} />);
    await userEvent.type(field(), '10LOT7A{F8}17270331');
    fireEvent.keyDown(field(), { key: ']', ctrlKey: true });
    expect(field()).toHaveValue(`10LOT7A${SEPARATOR_SIGN}17270331${SEPARATOR_SIGN}`);
    await userEvent.type(field(), '{Enter}');
    expect(asked[0]?.code).toBe(`10LOT7A${SEPARATOR_SIGN}17270331${SEPARATOR_SIGN}`);
  });
});
