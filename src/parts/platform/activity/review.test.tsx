import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import { ReviewTables } from './review.tsx';

beforeEach(() => playServer(MANAGER, {}));

it('what an approver compares keeps each amount in one line', async () => {
  const changes = [{ label: 'Total', before: 'Rp 400.000', after: '-Rp 50.000' }];
  show(<ReviewTables review={{ amount: null, date: '2026-11-28', changes, lines: [], journals: [] }} />);
  const row = await screen.findByRole('row', { name: /^Total/ });
  expect(row.textContent).toBe('TotalRp\u00A0400.000-Rp\u00A050.000');
});
