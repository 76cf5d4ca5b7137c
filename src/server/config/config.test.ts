/** Configuration: defaults, parsing, and one-line errors for invalid values. */
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './env-readers.ts';

const S3 = {
  S3_ENDPOINT: 'https://store.example:9000/s3/',
  S3_BUCKET: 'town.uploads',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter2',
};

describe('configuration', () => {
  it('has a default for each variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      databaseUrl: null,
      statementTimeoutMs: 60_000,
      lockTimeoutMs: 10_000,
      role: 'all',
      smtpUrl: null,
      publicUrl: 'http://localhost:3000',
      verifiesEmail: false,
      tipMinAgeDays: 0,
      trustProxy: false,
      hosts: { main: '', central: '', avatars: '', storage: '', admin: '' },
      social: {},
      redactedWords: [],
      socialLinks: [],
      termsUrl: null,
      metricsToken: null,
      rateLimitScale: 1,
      channelCapacity: Number.POSITIVE_INFINITY,
      plainClientsMax: 300,
      logLevel: 'info',
    });
    expect(readConfig({}).dataDir).toMatch(/\/data$/);
  });

  it('parses the given values and treats an empty value as absent', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://town.example/',
      REDACTED_WORDS: ' darn, heck ,,',
      SOCIAL_LINKS: 'Forum=https://forum.example/a?b=c, Chat=https://chat.example',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      SMTP_URL: '',
      RATE_LIMIT_SCALE: '0.5',
    });
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://town.example',
      redactedWords: ['darn', 'heck'],
      socialLinks: [
        { label: 'Forum', url: 'https://forum.example/a?b=c' },
        { label: 'Chat', url: 'https://chat.example' },
      ],
      trustProxy: ['10.0.0.0/8', '::1'],
      social: { google: { clientId: 'id', clientSecret: 'secret' } },
      smtpUrl: null,
      rateLimitScale: 0.5,
    });
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it('mails links that confirm addresses where SMTP is set, unless it is switched off', () => {
    const SMTP_URL = 'smtp://localhost:25';
    expect(readConfig({ SMTP_URL }).verifiesEmail).toBe(true);
    expect(readConfig({ SMTP_URL, VERIFICATION_MAIL: 'on' }).verifiesEmail).toBe(true);
    expect(readConfig({ SMTP_URL, VERIFICATION_MAIL: 'OFF' }).verifiesEmail).toBe(false);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/town'],
    ['DATABASE_URL', 'not an address'],
    ['REDIS_URL', 'redis://localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['NODE_NAME', 'one'],
    ['NODE_NAME', 'One!'],
    ['PUBLIC_URL', 'town.example'],
    ['PUBLIC_URL', 'ftp://town.example'],
    ['SMTP_URL', 'localhost:25'],
    ['VERIFICATION_MAIL', 'yes'],
    ['VERIFICATION_MAIL', 'on'],
    ['MINIMUM_AGE', '0'],
    ['MINIMUM_AGE', '100'],
    ['MINIMUM_AGE', '12.5'],
    ['MINIMUM_AGE', 'adult'],
    ['TIP_MIN_AGE_DAYS', '-1'],
    ['TIP_MIN_AGE_DAYS', 'week'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['STORAGE_HOST_URL', '/storage'],
    ['GOOGLE_CLIENT_ID', 'only-the-id'],
    ['DISCORD_CLIENT_SECRET', 'only-the-secret'],
    ['AUTH_SECRET', 'short'],
    ['SOCIAL_LINKS', 'https://forum.example'],
    ['SOCIAL_LINKS', 'Forum=javascript:alert(1)'],
    ['CORS_ORIGINS', '*'],
    ['MEDIA_ORIGINS', 'pictures.example'],
    ['S3_ENDPOINT', 'http://localhost:9000'],
    ['S3_SECRET_ACCESS_KEY', 'only-the-secret'],
    ['S3_REGION', 'eu-central-1'],
    ['TERMS_URL', 'terms.html'],
    ['PRIVACY_URL', 'javascript:alert(1)'],
    ['CONTACT_EMAIL', 'nobody'],
    ['REPORTS', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'fast'],
    ['LOG_LEVEL', 'chatty'],
  ])('rejects %s=%s with one line that names the variable', (name, value) => {
    const read = (): unknown => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]*$`));
  });

  it.each([
    ['S3_ENDPOINT', { S3_ENDPOINT: 'bucket.example' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'http://user@store.example' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'https://store.example/?a=b' }],
    ['S3_BUCKET', { S3_BUCKET: 'Town' }],
    ['S3_BUCKET', { S3_BUCKET: '../../town' }],
    ['S3_REGION', { S3_REGION: 'eu central' }],
  ])('rejects an invalid %s among valid S3 variables without printing the secret', (name, change) => {
    const env = { ...S3, ...change };
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\\n]*$`));
    expect(() => readConfig(env)).not.toThrow('hunter2');
  });

  it('accepts a complete set of S3 variables and names a missing one', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig(S3).s3).toEqual({
      endpoint: 'https://store.example:9000/s3',
      region: 'us-east-1',
      bucket: 'town.uploads',
      accessKeyId: 'key',
      secretAccessKey: 'hunter2',
    });
    expect(readConfig({ ...S3, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1');
    expect(() => readConfig({ ...S3, S3_BUCKET: '' })).toThrow('S3_ENDPOINT needs S3_BUCKET as well');
    expect(() => readConfig({ ...S3, S3_SECRET_ACCESS_KEY: '' })).toThrow('needs S3_SECRET_ACCESS_KEY as well');
  });

  it('lets several processes serve a world when they share all that they need', () => {
    const whole = {
      REDIS_URL: 'redis://:hunter2@localhost:6379/3',
      NODE_NAME: 'town-1',
      DATABASE_URL: 'postgres://localhost/town',
      AUTH_SECRET: 'x'.repeat(32),
    };
    expect(readConfig({ ...whole, UPLOADS_DIR: '/shared/uploads' })).toMatchObject({
      redis: { url: whole.REDIS_URL, nodeName: 'town-1', nodePath: '/t/town-1', nodeUrl: null },
      uploadsDir: '/shared/uploads',
      channelCapacity: 250,
    });
    expect(readConfig({ ...whole, ...S3, CHANNEL_CAPACITY: '0' }).channelCapacity).toBe(Number.POSITIVE_INFINITY);
    expect(readConfig({})).toMatchObject({ redis: null });
    expect(readConfig({ DATA_DIR: '/town' }).uploadsDir).toBe('/town/uploads');
    for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'NODE_NAME']) {
      expect(() => readConfig({ ...whole, ...S3, [name]: '' })).toThrow(`REDIS_URL needs ${name} as well`);
    }
    expect(() => readConfig(whole)).toThrow(/^REDIS_URL needs S3_ENDPOINT or UPLOADS_DIR as well[^\n]*$/);
    expect(() => readConfig({ ...whole, REDIS_URL: 'http://:hunter2@localhost' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });

  it('gives a process of a world its role and its address, and refuses combinations without use', () => {
    const shared = {
      REDIS_URL: 'redis://localhost:6379',
      NODE_NAME: 'a',
      DATABASE_URL: 'postgres://localhost/town',
      AUTH_SECRET: 'x'.repeat(32),
      UPLOADS_DIR: '/shared/uploads',
    };
    const address = { NODE_PATH: '/world/a', NODE_URL: 'http://10.0.0.1:3000' };
    expect(readConfig({ ...shared, ...address, ROLE: 'town' })).toMatchObject({
      role: 'town',
      redis: { nodePath: '/world/a', nodeUrl: 'http://10.0.0.1:3000' },
    });
    expect(() => readConfig({ ...shared, ROLE: 'judge' })).toThrow(/^ROLE must be one of all, town, api, jobs[^\n]*$/);
    for (const role of ['api', 'jobs']) {
      expect(() => readConfig({ ...shared, ROLE: role, NODE_PATH: '/t/a' })).toThrow(
        `NODE_PATH is of no use with ROLE ${role}`,
      );
      expect(() => readConfig({ ROLE: role })).toThrow(`ROLE ${role} needs REDIS_URL as well`);
    }
    for (const [name, value] of Object.entries({ NODE_NAME: 'a', ...address })) {
      expect(() => readConfig({ [name]: value })).toThrow(`${name} needs REDIS_URL as well`);
    }
    for (const path of ['t/a', '/t/a/', '/T', '/a?b']) {
      expect(() => readConfig({ ...shared, NODE_PATH: path })).toThrow(/^NODE_PATH must be a path[^\n]*$/);
    }
  });

  it('does not print passwords', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@localhost/town' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });
});
