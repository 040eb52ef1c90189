import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import OrthoLatePage from './page.tsx';

const NONE = 'Semua kasus aktif sudah kontrol';
let answer: (cases: object) => void = () => undefined;
const cases = new Promise<object>((resolve) => {
  answer = resolve;
});

describe('the list of orthodontic cases', () => {
  beforeEach(() => playServer(DOKTER, { 'GET /api/service/orthokontrol': () => cases }));

  it('says that nobody is late only when it knows', async () => {
    show(<OrthoLatePage />);
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(screen.queryByText(NONE)).toBeNull();
    answer({ data: [], count: 0 });
    expect(await screen.findByText(NONE)).toBeInTheDocument();
  });
});
