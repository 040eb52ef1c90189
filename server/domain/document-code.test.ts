import { describe, expect, it } from 'vitest';
import { documentCode, documentKinds, patientCode } from './document-code.ts';

describe('numbers of documents', () => {
  it('name the kind, the branch and the year, and count with six digits or more', () => {
    expect(documentCode(documentKinds.visit.prefix, 'BDG', '2026', 1)).toBe('VST/BDG/2026/000001');
    expect(documentCode(documentKinds.receipt.prefix, 'JKT', '2027', 1_234_567)).toBe('KW/JKT/2027/1234567');
  });

  it('of patients are short enough to be said aloud', () => {
    expect(patientCode('BDG', '26', 1)).toBe('BDG2600001');
    expect(patientCode('BDG', '26', 123_456)).toBe('BDG26123456');
  });

  it('have a series each', () => {
    const kinds = Object.values(documentKinds);
    expect(new Set(kinds.map(({ series }) => series)).size).toBe(kinds.length);
  });
});
