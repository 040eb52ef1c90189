// Lines of goods that are bought: units that the item is bought in, the supplier's last price, who asks less, and a rise
// (inventory.md 4, 10).
import { Button, Select } from 'antd';
import { createContext, Suspense, useContext, useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { netPriceOf, risePercent } from '../../../resources/inventory/bought.ts';
import { formatNumber, formatRupiah, rateText } from '../../../resources/kernel/money.ts';
import type { FieldOf, Kind } from '../../../resources/kernel/field.ts';
import { atRest } from '../../../kit/page/at-rest.ts';
import { deferred } from '../../../kit/page/deferred.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type InputProps, wiring } from '../../../screens/inputs/input.ts';
import { emptyLine, LinesInput } from '../../../screens/inputs/lines-input.tsx';
import type { Values } from '../../../screens/form/values.ts';
import type { Row } from '../../../screens/views/view.ts';
import { ItemScanField, type ScannedItem } from '../item-scan-field.tsx';
import { amountOf, pricedOf } from './line-sums.ts';
import { withScanned } from './scanned-line.ts';

/** Comes once the lines can be typed; until then its place is held by a button that does nothing yet. */
const SheetButton = deferred(async () => (await import('../../../kit/import/sheet-button.tsx')).SheetButton);
atRest(SheetButton.fetchAhead);

type Offers = AnswerOf<'inventory.offer.list'>;
type Offer = Offers['data'][number];

const Known = createContext<Offers | undefined>(undefined);
const offerOf = (offers: Offers | undefined, { item_id }: Row): Offer | undefined =>
  offers?.data.find((offer) => offer.item_id === item_id);

const FULL = { width: '100%' } as const;

/** Only the units that the item of the line is bought in. */
const UnitInput = (props: InputProps<Kind>) => {
  const offer = offerOf(useContext(Known), props.record ?? {});
  const units = offer?.units ?? [];
  return (
    <Select<number>
      virtual={false}
      {...wiring(props)}
      style={FULL}
      value={typeof props.value === 'number' && units.length > 0 ? props.value : null}
      disabled={!offer}
      options={units.map(({ unit_id, name, factor }) => ({
        value: unit_id,
        label: factor === 1 ? name : `${name} (${formatNumber(factor)} ${offer?.unit ?? ''})`,
      }))}
      onChange={props.onChange}
    />
  );
};

/** What the line comes to, and what is known of its price. */
const LineFacts = ({ line }: { readonly line: Row }) => {
  const { t } = useTranslation();
  const offers = useContext(Known);
  const offer = offerOf(offers, line);
  const unit = offer?.units.find(({ unit_id }) => unit_id === line['unit_id']);
  const last = unit?.price ?? null;
  const rise = last === null ? 0 : risePercent(last, netPriceOf(pricedOf(line)));
  const cheapest = offer?.cheapest;
  const dearer =
    cheapest &&
    last !== cheapest.price &&
    `${t('purchase.cheapest')} ${cheapest.supplier}: ${formatRupiah(cheapest.price)}/${cheapest.unit}`;
  return (
    <div className={layout.stackTight}>
      <span className={words.quiet}>{t('purchase.amount', { amount: formatRupiah(amountOf(line)) })}</span>
      {last !== null && <span className={words.faint}>{t('purchase.last', { amount: formatRupiah(last) })}</span>}
      {rise > (offers?.price_rise_warn_percent ?? 0) && (
        <span className={words.danger}>{t('purchase.rise', { percent: rateText(rise) })}</span>
      )}
      {dearer && <span className={words.faint}>{dearer}</span>}
    </div>
  );
};

const own = { unit_id: UnitInput } as const;
const HIDDEN = ['purchase_line_id'] as const;
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);

/** A line whose item was just chosen or scanned: the unit of the box or that it is mostly bought in, at the last price. */
const begun = (line: Row, offers: Offers): Row => {
  const units = offerOf(offers, line)?.units ?? [];
  const unit = units.find(({ unit_id }) => unit_id === line['unit_id']) ?? units[0];
  if (!unit || (typeof line['unit_id'] === 'number' && line['price'] !== undefined)) return line;
  const tax = offers.tax_percent > 0 ? offers.tax_percent : null;
  return {
    ...line,
    unit_id: unit.unit_id,
    price: line['price'] ?? unit.price,
    tax_percent: line['tax_percent'] ?? tax,
  };
};

interface ScannedProps {
  readonly lines: readonly Row[];
  readonly blank: Row;
  readonly onChange: (lines: readonly Row[]) => void;
}
/** Boxes that came, one after the other before the scanner. */
const ScannedGoods = ({ lines, blank, onChange }: ScannedProps) => {
  const { t } = useTranslation();
  const onItem = (scanned: ScannedItem): string => {
    const placed = withScanned(lines, scanned, blank);
    onChange(placed.lines);
    const { qty, batch_no } = placed.line;
    const unit = scanned.unit.name;
    const name = scanned.item.name;
    if (typeof qty !== 'number') return t('scan.typeQty', { name, unit });
    const told = { name, unit, qty: formatNumber(qty) };
    return typeof batch_no === 'string' ? t('scan.addedBatch', { ...told, batch: batch_no }) : t('scan.added', told);
  };
  return <ItemScanField onItem={onItem} />;
};

export const BoughtLines = ({ control, ...props }: InputProps<Kind> & { readonly control: Control<Values> }) => {
  const { t } = useTranslation();
  const supplier = useWatch({ control, name: 'supplier_id' });
  const { value, onChange } = props;
  const lines = rowsOf(value);
  const items = [...new Set(lines.flatMap(({ item_id }) => (typeof item_id === 'number' ? [item_id] : [])))];
  const { answer } = useCall(
    'inventory.offer.list',
    { items: items.join(','), ...(typeof supplier === 'number' && { supplier_id: supplier }) },
    { enabled: items.length > 0, keep: true },
  );
  useEffect(() => {
    if (!answer) return;
    const next = lines.map((line) => begun(line, answer));
    if (next.some((line, at) => line !== lines[at])) onChange(next);
  }, [answer, lines, onChange]);
  const { fields } = props.field as FieldOf<'lines'>;
  const of = 'is_bonus' in fields ? 'receivelines' : 'purchaselines';
  const sheet = {
    resource: of === 'receivelines' ? 'inventory.receive' : 'inventory.purchase',
    path: `inventory/${of}`,
    title: t('purchase.import'),
    ready: (n: number) => t('purchase.importReady', { n }),
    storing: (n: number) => t('purchase.importStoring', { n }),
  };
  const typed = lines.filter(({ item_id }) => typeof item_id === 'number');
  const sum = lines.reduce((all, line) => all + amountOf(line), 0);
  return (
    <Known value={answer}>
      {of === 'receivelines' && <ScannedGoods lines={lines} blank={emptyLine(fields)} onChange={onChange} />}
      <LinesInput {...(props as InputProps<'lines'>)} own={own} hidden={HIDDEN} Below={LineFacts} />
      <div className={layout.between}>
        <p className={words.heading} role="status">
          {t('purchase.sum', { amount: formatRupiah(sum) })}
        </p>
        <Suspense fallback={<Button disabled>{t('purchase.import')}</Button>}>
          <SheetButton
            sheet={sheet}
            label={t('purchase.import')}
            onImported={({ data = [] }) => onChange([...typed, ...data])}
          />
        </Suspense>
      </div>
    </Known>
  );
};
