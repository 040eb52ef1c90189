// One item or batch is counted: the line that was chosen is replaced, what was found beside them is added.
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { countFields } from '../../../resources/inventory/opname-calls.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FieldsDrawer } from '../../../screens/form/fields-drawer.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { CountLine } from './count-sheet.tsx';

const FORM = 'count';
const WIDTH = 480;
const fields = Object.entries(countFields).map(([name, field]) => ({ name, field }));
const ofLine = fields.filter(({ name }) => name === 'qty' || name === 'note');

interface Props {
  readonly opname: number;
  /** Left out: something that stands on no line. */
  readonly line: CountLine | undefined;
  readonly onCounted: () => void;
  readonly onClose: () => void;
}

export const CountDrawer = ({ opname, line, onCounted, onClose }: Props) => {
  const { t } = useTranslation();
  const { send } = useSend('inventory.opname.count', tellDone(t('opname.saved')));
  const shown = line ? ofLine : fields;
  const state = useFieldsForm({
    fields,
    shape: formShape(countFields),
    start: line ? { item_id: line.item_id, batch_no: line.batch_no, qty: line.qty_count, note: line.note } : {},
    submit: async (values) => {
      await send({ id: opname }, { ...values, mode: line ? 'set' : 'add' });
      onCounted();
      onClose();
    },
  });
  const title = line ? [line.name, line.batch_no].filter(Boolean).join(' ') : t('opname.other');
  return <FieldsDrawer title={title} id={FORM} width={WIDTH} onClose={onClose} fields={shown} state={state} />;
};
