// One waiting photo: what it shows, and what became of sending it.
import { CloseOutlined, EditOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import type { MountPlace } from '../../../resources/service/xray/mounts.ts';
import { labelOptions, type PhotoLabel } from '../photo-gallery/use-labels.ts';
import { isXrayFile, type QueuedPhoto } from './queue.ts';
import style from './photo-upload.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly photo: QueuedPhoto;
  readonly labels: readonly PhotoLabel[];
  readonly onChange: (part: Partial<QueuedPhoto>) => void;
  readonly onEdit: () => void;
  readonly onDrop: () => void;
}

const { fields } = visitmultimedia;
const teeth = fields.tooth.options.map(({ value, label }) => ({ value, label }));

const Fields = ({ photo, labels, onChange }: Pick<Props, 'photo' | 'labels' | 'onChange'>) => {
  const { t } = useTranslation();
  const nameOf = (what: string) => t('gallery.fieldOf', { label: what, name: photo.file.name });
  return (
    <div className={style.fields}>
      <Select
        allowClear
        showSearch
        virtual={false}
        optionFilterProp="label"
        value={photo.multimedialabel_id}
        placeholder={fields.multimedialabel_id.label}
        aria-label={nameOf(fields.multimedialabel_id.label)}
        options={labelOptions(labels)}
        onChange={(value: number | undefined) => onChange({ multimedialabel_id: value ?? null })}
      />
      <Select
        allowClear
        showSearch
        virtual={false}
        value={photo.tooth}
        placeholder={fields.tooth.label}
        aria-label={nameOf(fields.tooth.label)}
        options={teeth}
        onChange={(value: number | undefined) => onChange({ tooth: value ?? null })}
      />
      {isXrayFile(photo.file) && (
        <Select
          allowClear
          showSearch
          virtual={false}
          optionFilterProp="label"
          value={photo.mount}
          placeholder={fields.mount.label}
          aria-label={nameOf(fields.mount.label)}
          options={[...fields.mount.options]}
          onChange={(value: MountPlace | undefined) => onChange({ mount: value ?? null })}
        />
      )}
      <Input
        className={style.note}
        defaultValue={photo.note}
        maxLength={fields.note.max}
        placeholder={fields.note.label}
        aria-label={nameOf(fields.note.label)}
        onBlur={(event) => onChange({ note: event.target.value })}
      />
    </div>
  );
};

export const UploadRow = ({ photo, labels, onChange, onEdit, onDrop }: Props) => {
  const { t } = useTranslation();
  const { file, url, problem, state, message, area } = photo;
  const sending = state === 'sending';
  const isXray = isXrayFile(file);
  const trouble = problem ? t(`photo.${problem}`) : message;
  return (
    <li className={style.row} aria-busy={sending}>
      {problem || isXray ? (
        <span className={style.blank} aria-hidden>
          {isXray && 'DICOM'}
        </span>
      ) : (
        <img className={style.preview} src={url} alt="" />
      )}
      <div className={layout.stackSmall}>
        <span className={words.name}>
          {sending && <LoadingOutlined aria-hidden />} {file.name}
          {area && <span className={`${words.quiet} ${style.edited}`}>{t('gallery.edited')}</span>}
        </span>
        {trouble && (
          <span className={words.danger} role="alert">
            {trouble}
          </span>
        )}
        {!problem && state !== 'refused' && <Fields photo={photo} labels={labels} onChange={onChange} />}
      </div>
      <div className={`${layout.line} ${style.tools}`}>
        {!problem && !isXray && (
          <Button
            icon={<EditOutlined aria-hidden />}
            disabled={sending}
            aria-label={t('gallery.editPhoto', { name: file.name })}
            onClick={onEdit}
          >
            {t('gallery.edit')}
          </Button>
        )}
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          disabled={sending}
          aria-label={t('gallery.dropPhoto', { name: file.name })}
          onClick={onDrop}
        />
      </div>
    </li>
  );
};
