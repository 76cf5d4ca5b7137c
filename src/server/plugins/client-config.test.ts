import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { withClientConfig } from './client-config.ts';

const PAGE = '<script id="client-config" type="application/json"></script>';

it('says whether players can report, and nothing where reports are switched off', () => {
  expect(withClientConfig(PAGE, readConfig({}))).not.toContain('hasReports');
  expect(withClientConfig(PAGE, readConfig({ REPORTS: 'off' }))).toBe(withClientConfig(PAGE, readConfig({})));
  expect(withClientConfig(PAGE, readConfig({ REPORTS: 'on' }))).toContain('"hasReports":true');
});
