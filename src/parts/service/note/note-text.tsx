// The words and the measures of a note, to be read.
import { type SoapNote, soapLabels, type SoapText, soapTexts } from '../../../resources/service/soap-calls.ts';
import { vitalNames, vitalSigns } from '../../../resources/service/vital.ts';
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
            <div key={sign} className={style.sign}>
              <dt>{vitalSigns[sign].label}</dt>
              <dd>
                {String(note.vital[sign]).replace('.', ',')} <span className={style.unit}>{vitalSigns[sign].unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={style.texts}>
        {written.map((name) => (
          <div key={name} className={style.part}>
            <dt>{soapLabels[name]}</dt>
            <dd>{note[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
