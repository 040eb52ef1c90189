// How to reach a person, and his guardian. What the role may not see is not in the record.
import { useTranslation } from 'react-i18next';
import { user } from '../../../resources/platform/user.ts';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { Fact } from './fact.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import type { PersonData } from './person.ts';

const { fields } = user;
const instagramUrl = (name: string): string => `https://instagram.com/${encodeURIComponent(name.replace(/^@/, ''))}`;

const Phone = ({ phone, name }: { phone: string; name: string }) => {
  const { t } = useTranslation();
  return (
    <span className={layout.line}>
      {phone}
      <WhatsApp phone={phone} label={t('patient.whatsapp', { name })} />
    </span>
  );
};

const Mail = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;

export const Contacts = ({ person }: { person: PersonData }) => {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={words.heading}>{t('person.contact')}</h3>
      <dl className={layout.facts}>
        <Fact label={fields.address.label}>{person.address}</Fact>
        <Fact label={fields.phone.label}>{person.phone && <Phone phone={person.phone} name={person.name} />}</Fact>
        <Fact label={fields.email.label}>{person.email && <Mail address={person.email} />}</Fact>
        <Fact label={fields.instagram.label}>
          {person.instagram && (
            <a href={instagramUrl(person.instagram)} target="_blank" rel="noreferrer">
              {person.instagram}
            </a>
          )}
        </Fact>
      </dl>
    </>
  );
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const Guardian = ({ person }: { person: PersonData }) => {
  const { t } = useTranslation();
  const name = text(person['wali_name']);
  const phone = text(person['wali_phone']);
  const email = text(person['wali_email']);
  const gender = fields.wali_gender.options.find(({ value }) => value === person['wali_gender'])?.label;
  return (
    <>
      <h3 className={words.heading}>{t('person.guardian')}</h3>
      <dl className={layout.facts}>
        <Fact label={fields.wali_name.label}>{name}</Fact>
        {person['wali_idcard'] !== undefined && (
          <Fact label={fields.wali_idcard.label}>{text(person['wali_idcard'])}</Fact>
        )}
        <Fact label={fields.wali_gender.label}>{gender}</Fact>
        {person.phone !== undefined && (
          <>
            <Fact label={fields.wali_phone.label}>{phone && <Phone phone={phone} name={name ?? ''} />}</Fact>
            <Fact label={fields.wali_email.label}>{email && <Mail address={email} />}</Fact>
            <Fact label={fields.wali_address.label}>{text(person['wali_address'])}</Fact>
          </>
        )}
      </dl>
    </>
  );
};
