// Where the screens of finance stand in its menus (finance.md 4).
import { expect, it } from 'vitest';
import { screens } from '../../resources/screens.ts';
import { menuOf } from './finance-menu.tsx';

it.each([
  ['/finance/master/settlement', 'books'],
  ['/finance/payment/transaction', 'books'],
  ['/finance/master/akun', 'master'],
  ['/finance/hutang-v2/actor', 'debt'],
])('%s stands in %s', (path, menu) => {
  expect(screens.filter((screen) => screen.path === path).map(menuOf)).toEqual([menu]);
});
