export { visitLines } from './treatment/treatment-record.ts';
