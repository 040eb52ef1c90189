// What every import shows: the template, the file that was chosen, what goes on with it, and why it failed.
import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Spin, Upload } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchNeeded, useNoBranch } from '../form/branch-needed.tsx';
import { useReturnFocus } from '../hooks/return-focus.ts';
import layout from '../style/layout.module.css';
import words from '../style/words.module.css';

const WIDTH = 720;

interface Props {
  readonly title: string;
  /** How such a file is taken. */
  readonly note?: string | undefined;
  /** Ends of the names of such files: '.xlsx,.csv'. */
  readonly accept: string;
  readonly file: File | undefined;
  readonly busy: boolean;
  /** What is being stored; undefined while the file is looked at. */
  readonly storing: string | undefined;
  readonly problem: string | undefined;
  /** True: there is something to store. */
  readonly ready: boolean;
  readonly onTemplate: () => void;
  readonly onChoose: (file: File) => void;
  readonly onStore: () => void;
  readonly onClose: () => void;
  /** What the file holds, or what came of it. */
  readonly children?: ReactNode;
}

const Chooser = ({ accept, busy, file, onTemplate, onChoose }: Props) => {
  const { t } = useTranslation();
  const shut = useNoBranch() || busy;
  return (
    <div className={layout.row}>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={onTemplate}>
        {t('import.template')}
      </Button>
      <Upload
        accept={accept}
        // The answer for one file must not stand beside the name of another.
        disabled={shut}
        maxCount={1}
        showUploadList={false}
        beforeUpload={(chosen) => {
          onChoose(chosen);
          return false;
        }}
      >
        <Button icon={<FileExcelOutlined aria-hidden />} disabled={shut}>
          {t('import.choose')}
        </Button>
      </Upload>
      {file && <span className={words.quiet}>{file.name}</span>}
    </div>
  );
};

export const ImportFrame = (props: Props) => {
  const { title, note, file, busy, storing, problem, ready, onStore, onClose, children } = props;
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal
      open
      title={title}
      width={WIDTH}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('app.close')}</Button>
          <Button type="primary" disabled={!ready} loading={busy && file !== undefined} onClick={onStore}>
            {t('import.do')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <BranchNeeded />
        {note && <p className={words.quiet}>{note}</p>}
        <Chooser {...props} />
        {busy && (
          <div className={layout.line} role="status">
            <Spin size="small" aria-hidden /> {storing ?? t('import.checking')}
          </div>
        )}
        {problem && <Alert type="error" showIcon role="alert" message={problem} />}
        {children}
      </div>
    </Modal>
  );
};
