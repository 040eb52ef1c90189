import { describe, expect, it } from 'vitest';
import { exportAddress } from './export-address.ts';

describe('the address of a list', () => {
  it.each([
    ['/api/users?role=1&export', '/api/users/export?role=1'],
    ['/api/users?export=1&keyword=a%26b', '/api/users/export?keyword=a%26b'],
    ['/api/users?export=true', '/api/users/export?'],
    ['/api/users?export=0&role=1', '/api/users?role=1'],
    ['/api/users?keyword=export', '/api/users?keyword=export'],
    ['/api/users/7?export=1', '/api/users/7?export=1'],
    ['/api/dashboard/service/dailyvisit?export=xlsx', '/api/dashboard/service/dailyvisit?export=xlsx'],
    ['/api/users', '/api/users'],
  ])('%s is served as %s', (asked, served) => {
    expect(exportAddress(asked)).toBe(served);
  });
});
