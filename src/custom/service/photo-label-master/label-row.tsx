// One label: dragged by its handle or moved by its buttons; its name leads to its form.
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { labelGroups, multimedialabel } from '../../../resources/service/multimedialabel.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-label-master.module.css';
import type { LabelData } from './use-label-list.ts';

interface Props {
  readonly label: LabelData;
  readonly first: boolean;
  readonly last: boolean;
  readonly movable: boolean;
  readonly dragging: boolean;
  readonly onGrab: () => void;
  readonly onRelease: () => void;
  readonly onLand: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

const { fields, screens } = multimedialabel;
const pathOf = (id: number): string => `${screens.list}/${id}`;

const Chips = ({ label: { group, isprotocol, status } }: Pick<Props, 'label'>) => {
  const { t } = useTranslation();
  const state = fields.status.options.find(({ value }) => value === status);
  return (
    <span className={`${layout.rowTight} ${style.chips}`}>
      <StatusChip label={labelGroups.find(({ value }) => value === group)?.label ?? group} tone="neutral" />
      {isprotocol && <StatusChip label={t('gallery.isProtocol')} tone="info" />}
      {state && status === activeStatus.inactive && <StatusChip label={state.label} tone={state.tone} />}
    </span>
  );
};

export const LabelRow = ({ label, first, last, movable, dragging, ...on }: Props) => {
  const { t } = useTranslation();
  const { id, name, photo_count } = label;
  return (
    <li>
      <div
        className={style.row}
        data-dragging={dragging}
        draggable={movable}
        onDragStart={on.onGrab}
        onDragEnd={on.onRelease}
        onDragOver={(event) => event.preventDefault()}
        onDrop={on.onLand}
      >
        {movable && <HolderOutlined className={style.handle} aria-hidden />}
        <Link className={words.name} to={pathOf(id)} draggable={false}>
          {name}
        </Link>
        <Chips label={label} />
        <span className={`${words.quiet} ${style.count}`}>{t('gallery.photos', { count: photo_count })}</span>
        {movable && (
          <span className={layout.line}>
            <Button
              type="text"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={t('gallery.up', { name })}
              disabled={first}
              onClick={() => on.onMove(-1)}
            />
            <Button
              type="text"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={t('gallery.down', { name })}
              disabled={last}
              onClick={() => on.onMove(1)}
            />
          </span>
        )}
      </div>
    </li>
  );
};
