// The words and the measures of a note, to be read.
import { type SoapNote, soapLabels, type SoapText, soapTexts } from '../../../resources/service/soap.ts';
import { vitalNames, vitalSigns } from '../../../resources/service/vital.ts';
import words from '../../../kit/style/words.module.css';
import style from './note.module.css';
import layout from '../../../kit/style/layout.module.css';

type Read = Pick<SoapNote, SoapText | 'vital'>;

export const NoteText = ({ note }: { note: Read }) => {
  const measured = vitalNames.filter((sign) => note.vital[sign] !== undefined);
  const written = soapTexts.filter((name) => note[name].trim() !== '');
  return (
    <>
      {measured.length > 0 && (
        <dl className={layout.row}>
          {measured.map((sign) => (
            <div key={sign}>
              <dt className={words.faint}>{vitalSigns[sign].label}</dt>
              <dd className={words.name}>
                {String(note.vital[sign]).replace('.', ',')}{' '}
                <span className={words.faint}>{vitalSigns[sign].unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={`${layout.tiles} ${style.texts}`}>
        {written.map((name) => (
          <div key={name}>
            <dt className={words.faint}>{soapLabels[name]}</dt>
            <dd className={words.prose}>{note[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
