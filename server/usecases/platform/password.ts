export { hashPassword } from './access/password.ts';
