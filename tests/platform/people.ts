// People of the test clinic, and a second browser for the same person.
import type { Answer, Client, TestApp } from '../support/app.ts';

export interface Person {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

export const idOf = async (clinic: TestApp, username: string): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ id: number }>('select id from users where username = $1', [username]);
  if (!row) throw new Error(`${username} is not there.`);
  return row.id;
};

export const registered = async (client: Client, name: string): Promise<Person> => {
  const body = { name, gender: 1, birth_date: '1990-05-06', phone: '08123456789', note: 'Takut jarum' };
  const answer = await client.post<Person>('/api/service/registration/storecustomer', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};

const cookieOf = (answer: Answer): string =>
  [answer.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');

/** Signs in once more, with any password; `cookie` is what the browser then holds. */
export const signIn = async (clinic: TestApp, username: string, password: string) => {
  const answer = await clinic.anonymous.post('/api/auth/login', { username, password });
  return { status: answer.status, cookie: cookieOf(answer) };
};

/** The new cookie of an answer that renewed the session. */
export const renewedCookie = cookieOf;

/** Status of 'who am I' for a browser that holds this cookie. */
export const whoAmI = async (clinic: TestApp, cookie: string): Promise<number> =>
  (await clinic.anonymous.get('/api/auth/me', { headers: { cookie } })).status;

export const lastLog = async (clinic: TestApp) => {
  const [row] = await clinic.database.asOwner<{ message: string; url: string | null }>(
    'select message, url from applogs order by id desc limit 1',
  );
  return row;
};
