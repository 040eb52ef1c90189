// Income and tax of one employee and year from before the first run, all of it at once.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { pastTaxForm } from '../../../resources/attendance/payroll-tax-calls.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FieldsDrawer } from '../../../screens/form/fields-drawer.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { YearTax } from './payroll.ts';

const WIDTH = 560;
const FORM = 'past-tax';
const fields = Object.entries(pastTaxForm).map(([name, field]) => ({ name, field }));
const NOTHING = {
  months: 0,
  gross: 0,
  pension: 0,
  zakat: 0,
  tax: 0,
  employer_net: 0,
  employer_tax: 0,
  employer_slip: null,
};

/** What is entered of somebody's year; version 0: nothing yet. */
const recordOf = (row: YearTax | undefined) => ({
  ...NOTHING,
  version: 0,
  ...row?.before,
  pegawai_id: row?.pegawai_id ?? null,
});

interface Props {
  readonly year: number;
  /** Whose; undefined: chosen in the form. */
  readonly row: YearTax | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}
export const PastTaxDrawer = ({ year, row, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const { send } = useSend('attendance.pph21.simpan', tellDone(t('attendance.payroll.pastKept')));
  const whose = useRef(row?.pegawai_id);
  const shown = row ? fields.filter(({ name }) => name !== 'pegawai_id') : fields;
  const state = useFieldsForm({
    fields,
    shape: formShape(pastTaxForm),
    record: recordOf(row),
    newest: async () => {
      const { data } = await readCall('attendance.pph21', { year });
      return recordOf(data.find(({ pegawai_id }) => pegawai_id === whose.current));
    },
    submit: async (values, _dirty, { version }) => {
      whose.current = values.pegawai_id;
      await send({}, { ...values, tax_year: year, version: version === 0 ? null : version });
      onDone();
    },
  });
  return (
    <FieldsDrawer
      title={`${t('attendance.payroll.past')} ${row?.name ?? ''} ${year}`}
      id={FORM}
      width={WIDTH}
      onClose={onClose}
      fields={shown}
      state={state}
    />
  );
};
