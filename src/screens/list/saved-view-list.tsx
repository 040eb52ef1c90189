// The saved views of a list: use one, let it lead, bring it up to date, remove it; and save what is shown now.
import { CheckOutlined, DeleteOutlined, SaveOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Popconfirm, Skeleton } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../resources/kernel/define.ts';
import type { SavedView } from '../../resources/platform/saved-view-calls.ts';
import { type ViewChange, useChangeView, useSavedViews } from './saved-views.ts';
import type { ListView } from './use-list-view.ts';
import style from './view-drawer.module.css';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

const NAME_MAX = 60;

interface RowProps {
  readonly saved: SavedView;
  readonly view: ListView;
  readonly onApply: () => void;
  readonly onChange: (change: ViewChange) => void;
}

/** Is this what the list shows now? */
const isShown = ({ query, columns, density }: SavedView, { content }: ListView): boolean =>
  query === content.query && density === content.density && String(columns) === String(content.columns);

const Row = ({ saved, view, onApply, onChange }: RowProps) => {
  const { t } = useTranslation();
  const { id, name, is_default } = saved;
  const shown = isShown(saved, view);
  return (
    <li className={layout.line}>
      <button type="button" className={style.use} aria-current={shown} onClick={onApply}>
        <span>{name}</span>
        {shown && <CheckOutlined aria-hidden />}
      </button>
      <Button
        type="text"
        aria-pressed={is_default}
        aria-label={t('view.default', { name })}
        title={t('view.default', { name })}
        icon={is_default ? <StarFilled className={style.lead} aria-hidden /> : <StarOutlined aria-hidden />}
        onClick={() => onChange({ do: 'edit', id, body: { is_default: !is_default } })}
      />
      <Button
        type="text"
        disabled={shown}
        aria-label={t('view.update', { name })}
        title={t('view.update', { name })}
        icon={<SaveOutlined aria-hidden />}
        onClick={() => onChange({ do: 'edit', id, body: view.content })}
      />
      <Popconfirm
        title={t('view.deleteTitle', { name })}
        okText={t('show.delete')}
        cancelText={t('form.cancel')}
        okButtonProps={{ danger: true }}
        onConfirm={() => onChange({ do: 'delete', id })}
      >
        <Button
          type="text"
          aria-label={t('view.delete', { name })}
          title={t('view.delete', { name })}
          icon={<DeleteOutlined aria-hidden />}
        />
      </Popconfirm>
    </li>
  );
};

interface Props {
  readonly resource: Resource;
  readonly view: ListView;
  readonly onApplied: () => void;
}

export const SavedViews = ({ resource, view, onApplied }: Props) => {
  const { t } = useTranslation();
  const { data, isLoading, error } = useSavedViews(resource.name);
  const change = useChangeView(resource.name);
  const [name, setName] = useState('');
  const problem = change.error ?? error;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { ...view.content, name: name.trim() };
    if (body.name) change.mutate({ do: 'create', body }, { onSuccess: () => setName('') });
  };
  return (
    <section className={layout.stackSmall} aria-label={t('view.saved')}>
      <h3 className={words.heading}>{t('view.saved')}</h3>
      {problem && <Alert type="error" showIcon message={problem.message} />}
      {isLoading && <Skeleton active title={false} />}
      {data?.data.length === 0 && <p className={words.faint}>{t('view.none')}</p>}
      <ul className={layout.stackTight}>
        {data?.data.map((saved) => (
          <Row
            key={saved.id}
            saved={saved}
            view={view}
            onApply={() => {
              view.apply(saved);
              onApplied();
            }}
            onChange={(wanted) => change.mutate(wanted)}
          />
        ))}
      </ul>
      <form className={layout.line} onSubmit={save}>
        <Input
          value={name}
          maxLength={NAME_MAX}
          aria-label={t('view.name')}
          placeholder={t('view.name')}
          onChange={(event) => setName(event.target.value)}
        />
        <Button htmlType="submit" type="primary" disabled={!name.trim()} loading={change.isPending}>
          {t('form.save')}
        </Button>
      </form>
    </section>
  );
};
