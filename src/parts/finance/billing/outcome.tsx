// What a dialog would make of a bill: figures with their names, while it is filled in.
import surface from '../../../kit/style/surface.module.css';

interface Props {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

export const Outcome = ({ rows }: Props) => (
  <dl className={surface.sums}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
