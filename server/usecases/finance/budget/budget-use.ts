// Budgets say something of an account (../setup/account-use-port.ts): one that has any becomes no header.
export const budgetsOn = (id: string): string => `exists (select from budgets where akun_id = ${id})`;
