export { visitById } from './visit/visit-record.ts';
