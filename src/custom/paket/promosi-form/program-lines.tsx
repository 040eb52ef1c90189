// The lines of a package and what they come to, while they are typed (paket.md 4).
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { formatRupiah, rateText } from '../../../resources/kernel/money.ts';
import { savedPercent, standardOf } from '../../../resources/paket/allocation.ts';
import type { OwnInput } from '../../../screens/form/form-field.tsx';
import { blankLine, type Line, linesOf, namesIn, partField, pricedOf, typeOf } from './line.ts';
import { ProgramLine } from './program-line.tsx';

const keyOf = (line: Line): string => {
  const field = partField[typeOf(line)];
  return `${field}/${String(line[field])}`;
};

/** Lines have no id before they are saved: a number of its own keeps the inputs of each together when another is removed. */
const useKeys = (length: number) => {
  const [{ keys, next }, set] = useState(() => ({ keys: Array.from({ length }, (_, at) => at), next: length }));
  const missing = length - keys.length;
  if (missing > 0)
    set({ keys: [...keys, ...Array.from({ length: missing }, (_, at) => next + at)], next: next + missing });
  return { keys, drop: (at: number) => set({ keys: keys.filter((_, other) => other !== at), next }) };
};

/** Standard value, price and saving. */
const Totals = ({ standard, price }: { readonly standard: number; readonly price: number }) => {
  const { t } = useTranslation();
  const saved = price > 0 ? Math.max(0, standard - price) : 0;
  const percent = saved > 0 ? savedPercent(standard, price) : 0;
  return (
    <div role="status">
      <dl className={surface.sums}>
        <div>
          <dt>{t('offer.standard')}</dt>
          <dd>{formatRupiah(standard)}</dd>
        </div>
        <div>
          <dt>{t('offer.price')}</dt>
          <dd>{formatRupiah(price)}</dd>
        </div>
        <div>
          <dt>{t('offer.saving')}</dt>
          <dd>{t('offer.savingOf', { amount: formatRupiah(saved), n: rateText(percent) })}</dd>
        </div>
      </dl>
    </div>
  );
};

export const ProgramLines: OwnInput = ({ id, value, onChange, control, record, errorAt }) => {
  const { t } = useTranslation();
  const [price, branch] = useWatch({ control, name: ['price', 'profile_id'] });
  const lines = linesOf(value);
  const { keys, drop } = useKeys(lines.length);
  const [names, setNames] = useState(() => namesIn(linesOf(record?.['lines'])));
  const change = (at: number, line: Line, name?: string) => {
    if (name !== undefined) setNames(new Map([...names, [keyOf(line), name]]));
    onChange(lines.map((old, other) => (other === at ? line : old)));
  };
  const remove = (at: number) => {
    drop(at);
    onChange(lines.filter((_, other) => other !== at));
  };
  return (
    <div className={layout.stackSmall} id={id}>
      {lines.map((line, at) => (
        <ProgramLine
          key={keys[at]}
          at={at}
          line={line}
          general={branch === null}
          name={names.get(keyOf(line))}
          errorAt={(field) => errorAt?.(`${at}.${field}`)}
          onChange={(changed, name) => change(at, changed, name)}
          onRemove={() => remove(at)}
        />
      ))}
      <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...lines, blankLine])}>
        {t('form.addLine')}
      </Button>
      <Totals standard={standardOf(lines.map(pricedOf))} price={typeof price === 'number' ? price : 0} />
    </div>
  );
};
