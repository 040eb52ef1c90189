import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const OWN = { DATABASE_URL: 'postgres://u:p@db/klinik', DATABASE_DIRECT_URL: 'postgres://owner:p@db/klinik' };

describe('settings', () => {
  it('have defaults for a first start', () => {
    expect(loadConfig({})).toEqual({
      mailHosts: [],
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      database: undefined,
      seed: 'demo',
      backup: 'nightly',
      backupEvery: 24,
      backupKey: undefined,
      environment: 'development',
      logLevel: 'info',
      metricsToken: undefined,
      trustProxy: [],
      publicUrl: undefined,
    });
  });

  it('name mail servers of the own network one by one, and want a key that is long enough', () => {
    expect(loadConfig({ MAIL_HOSTS: 'Mail.lan:25, 10.0.0.5:587' }).mailHosts).toEqual(['mail.lan:25', '10.0.0.5:587']);
    expect(() => loadConfig({ MAIL_HOSTS: 'mail.lan' })).toThrow('MAIL_HOSTS');
    expect(() => loadConfig({ SECRET_KEY: 'kurang' })).toThrow('SECRET_KEY');
  });

  it('take an empty value for none, and do not mind the rest of the environment', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', HOME: '/home/klinik' })).toEqual(loadConfig({}));
  });

  it('seed nothing into a database of the operator, nor in production', () => {
    expect(loadConfig(OWN).seed).toBe('empty');
    expect(loadConfig({ NODE_ENV: 'production' }).seed).toBe('empty');
    expect(loadConfig({ SEED: 'empty' }).seed).toBe('empty');
    expect(() => loadConfig({ NODE_ENV: 'production', SEED: 'demo' })).toThrow(/SEED=demo is only for the embedded/);
  });

  it('back up the embedded database, and another one where they are told to', () => {
    expect(loadConfig(OWN).backup).toBe('off');
    expect(loadConfig({ ...OWN, BACKUP: 'nightly' }).backup).toBe('nightly');
    expect(loadConfig({ BACKUP: 'off' }).backup).toBe('off');
  });

  it('keep the user of the program apart from the owner of the database', () => {
    expect(loadConfig(OWN).database).toEqual({ appUrl: OWN.DATABASE_URL, adminUrl: OWN.DATABASE_DIRECT_URL });
    const apart = 'DATABASE_URL and DATABASE_DIRECT_URL belong together';
    expect(() => loadConfig({ DATABASE_URL: OWN.DATABASE_URL })).toThrow(apart);
    expect(() => loadConfig({ DATABASE_DIRECT_URL: OWN.DATABASE_URL })).toThrow(apart);
    const same = 'postgres://owner:other@pooler/klinik';
    expect(() => loadConfig({ ...OWN, DATABASE_URL: same })).toThrow('name the same user');
    expect(() => loadConfig({ ...OWN, ARCHIVE_DIR: 'archive' })).toThrow('ARCHIVE_DIR is for the embedded database');
  });

  it('read the list of proxies and the public address', () => {
    const config = loadConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', PUBLIC_URL: 'https://klinik.example.id/' });
    expect(config.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8']);
    expect(config.publicUrl).toBe('https://klinik.example.id');
  });

  it.each([
    [{ PORT: 'abc' }, 'Settings are not valid: PORT must be a whole number.'],
    [{ PORT: '70000' }, 'Settings are not valid: PORT must be 0 to 65535.'],
    [{ SEED: 'full' }, 'Settings are not valid: SEED must be demo or empty.'],
    [{ DATABASE_URL: 'mysql://db' }, 'must look like postgres://user:password@host:5432/database.'],
    [{ DATABASE_URL: 'postgres://db/klinik' }, 'DATABASE_URL must name a user.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a list of proxy addresses'],
    [{ BACKUP_EVERY: '5' }, 'BACKUP_EVERY must be 1, 2, 3, 4, 6, 8, 12 or 24.'],
    [{ BACKUP_EVERY: 'often' }, 'BACKUP_EVERY must be a number of hours.'],
    [{ BACKUP_KEY: 'secret' }, 'BACKUP_KEY must have at least 32 random characters.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ PORT: '-1', LOG_LEVEL: 'loud' }, 'PORT must be 0 to 65535; LOG_LEVEL must be one of'],
  ])('refuse %j in one sentence', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(sentence);
  });
});
