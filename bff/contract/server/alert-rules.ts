import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { SCRAPE_SECONDS, type Recorder } from './metrics-recorder.ts';
import { ROOT } from '../processes.ts';
import { parsePromql } from './promql.ts';

const FILE = join(ROOT, 'deploy/prometheus/academia.rules.yml');

const rule = v.strictObject({
  alert: v.string(),
  expr: v.string(),
  for: v.optional(v.string(), '0s'),
  labels: v.strictObject({ severity: v.picklist(['page', 'look']) }),
  annotations: v.strictObject({ summary: v.string() }),
});
const file = v.strictObject({
  groups: v.array(v.strictObject({ name: v.string(), rules: v.array(rule) })),
});

export type Rule = v.InferOutput<typeof rule>;

export const alertRules = (): Rule[] =>
  v.parse(file, parse(readFileSync(FILE, 'utf8'))).groups.flatMap(({ rules }) => rules);

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3_600 };
const secondsOf = (duration: string) => Number.parseInt(duration, 10) * (UNITS[duration.at(-1) ?? ''] ?? 0);

/** At which seconds of the recording an alert fires. */
const firingSeconds = (rule: Rule, recorder: Recorder) => {
  const evaluate = parsePromql(rule.expr);
  const recording = recorder.recording();
  let since: number | null = null;
  return recorder.seconds().filter((second) => {
    const result = evaluate({ recording, second });
    if (typeof result === 'number') throw new Error(`${rule.alert} is no vector`);
    since = result.length > 0 ? (since ?? second) : null;
    return since !== null && second - since >= secondsOf(rule.for);
  });
};

export const firedAlerts = (recorder: Recorder) =>
  alertRules()
    .filter((rule) => firingSeconds(rule, recorder).length > 0)
    .map(({ alert }) => alert);

export const hasPromtool = () => spawnSync('promtool', ['--version']).status === 0;

/** A series as promtool reads it: `_` before its first sample, `stale` where a scrape had none. */
const inputSeries = (recorder: Recorder) =>
  recorder.recording().map(({ labels: { __name__, ...labels }, values }) => ({
    series: `${__name__}{${Object.entries(labels)
      .map(([name, value]) => `${name}="${value}"`)
      .join(',')}}`,
    values: recorder
      .seconds()
      .map((second, index, all) => {
        const isBefore = all.slice(0, index).every((one) => !values.has(one));
        return values.get(second) ?? (isBefore ? '_' : 'stale');
      })
      .join(' '),
  }));

/** Throws where promtool finds an alert firing at another time than `firingSeconds` does. */
export const requireSameByPromtool = (recorder: Recorder) => {
  const expectations = alertRules().flatMap((rule) => {
    const firing = firingSeconds(rule, recorder);
    return recorder.seconds().map((second) => ({
      eval_time: `${second}s`,
      alertname: rule.alert,
      exp_alerts: firing.includes(second)
        ? [{ exp_labels: rule.labels, exp_annotations: rule.annotations }]
        : [],
    }));
  });
  const folder = mkdtempSync(join(tmpdir(), 'academia-promtool-'));
  const test = {
    rule_files: [FILE],
    evaluation_interval: `${SCRAPE_SECONDS}s`,
    tests: [
      {
        interval: `${SCRAPE_SECONDS}s`,
        input_series: inputSeries(recorder),
        alert_rule_test: expectations,
      },
    ],
  };
  writeFileSync(join(folder, 'test.yml'), stringify(test, { lineWidth: 0 }));
  execFileSync('promtool', ['test', 'rules', join(folder, 'test.yml')], { encoding: 'utf8', stdio: 'pipe' });
  rmSync(folder, { recursive: true });
};
