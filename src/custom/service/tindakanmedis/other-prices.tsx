// Prices that a colleague changed since the preview.
import type { PriceChange } from '../../../resources/service/price-calls.ts';
import { Money } from '../../../kit/money/money.tsx';

interface Props {
  readonly before: readonly PriceChange[];
  readonly now: readonly PriceChange[];
}

export const OtherPrices = ({ before, now }: Props) => {
  const seen = new Map(before.map(({ id, price_before }) => [id, price_before]));
  return (
    <ul>
      {now.flatMap(({ id, name, price_before }) => {
        const was = seen.get(id);
        if (was === price_before) return [];
        return [
          <li key={id}>
            {name}: {was !== undefined && <Money value={was} />} {'→'}{' '}
            <strong>
              <Money value={price_before} />
            </strong>
          </li>,
        ];
      })}
    </ul>
  );
};
