import { spawnSync } from 'node:child_process';

type Report = { message?: string; vulnerabilities?: Record<string, { severity: string }> };

const SEVERE = ['high', 'critical'];

/** Packages with a severe advisory, or why the registry sent no report. */
export const readAudit = (json: string): { advisories: string[]; refusal?: string } => {
  const { vulnerabilities, message } = JSON.parse(json) as Report;
  if (!vulnerabilities) return { advisories: [], refusal: message ?? 'no report' };
  const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => SEVERE.includes(severity));
  return { advisories: severe.map(([name, { severity }]) => `${name}: ${severity}`) };
};

/** Asks the registry for the advisories of the locked versions. */
export const audit = () =>
  readAudit(spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' }).stdout);
