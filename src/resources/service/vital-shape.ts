// What is taken of what is measured at the chair (service.md 2.7).
import { z } from 'zod';
import { type VitalSign, vitalNames, vitalSigns } from './vital.ts';

const signShape = (sign: VitalSign) => {
  const { min, max, step } = vitalSigns[sign];
  const message = `Antara ${min} dan ${max}`;
  const value = z.number({ error: 'Harus angka' }).min(min, message).max(max, message);
  return (step === 1 ? value.int('Harus bilangan bulat') : value).optional();
};
const shape = Object.fromEntries(vitalNames.map((sign) => [sign, signShape(sign)])) as {
  readonly [sign in VitalSign]: ReturnType<typeof signShape>;
};

/** Unknown signs and values out of bounds are refused, and a pressure whose lower value is not below the upper. */
export const vitalShape = z
  .strictObject(shape)
  .refine(
    ({ td_sistol, td_diastol }) => !(td_sistol !== undefined && td_diastol !== undefined && td_diastol >= td_sistol),
    {
      path: ['td_diastol'],
      message: 'Harus di bawah sistolik',
    },
  );
