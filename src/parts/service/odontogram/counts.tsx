// DMF-T of the permanent teeth and def-t of the milk teeth as small figures.
import type { OdontogramAnswer } from '../../../resources/service/odontogram-answer.ts';
import style from './odontogram.module.css';
import layout from '../../../kit/style/layout.module.css';

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className={style.count} data-sum={name.length > 1 || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

interface Props extends Pick<OdontogramAnswer, 'dmf'> {
  /** Absent where no milk teeth are shown. */
  readonly def: OdontogramAnswer['def'] | undefined;
}

export const Counts = ({ dmf, def }: Props) => (
  <div className={layout.row}>
    <dl className={layout.line}>
      {(
        [
          ['D', dmf.d],
          ['M', dmf.m],
          ['F', dmf.f],
          ['DMF-T', dmf.total],
        ] as const
      ).map(([name, value]) => (
        <Figure key={name} name={name} value={value} />
      ))}
    </dl>
    {def && (
      <dl className={layout.line}>
        {(
          [
            ['d', def.d],
            ['e', def.e],
            ['f', def.f],
            ['def-t', def.total],
          ] as const
        ).map(([name, value]) => (
          <Figure key={name} name={name} value={value} />
        ))}
      </dl>
    )}
  </div>
);
