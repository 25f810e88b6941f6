/** Of PromQL what deploy/ uses: throws at anything else, so that no expression is evaluated by a guess. */
export type Labels = Record<string, string>;
export type Series = { labels: Labels; values: Map<number, number> };
type Sample = { labels: Labels; value: number };
type Vector = Sample[];
type Value = number | Vector;

/** Samples by the second at which they were scraped. */
export type Recording = Series[];
type Moment = { recording: Recording; second: number };
type Evaluate = (moment: Moment) => Value;

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)(?<unit>[smh](?![\w:]))?|(?<word>[a-zA-Z_:][\w:]*)|(?<text>"[^"]*")|(?<sign>[=!<>]=|!~|=~|[-+*/()<>{}[\],=]))/y;
const UNITS: Record<string, number> = { s: 1, m: 60, h: 3_600 };

const tokensOf = (expression: string) => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const match = TOKEN.exec(expression);
    if (!match) throw new Error(`this PromQL is not known here: ${expression}`);
    tokens.push(match[0].trim());
  }
  return tokens;
};

const vectorOf = (value: Value): Vector => {
  if (typeof value === 'number') throw new Error('a vector is wanted');
  return value;
};

const keyOf = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());

const COMPARISONS: Record<string, (left: number, right: number) => boolean> = {
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};
const ARITHMETIC: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** A comparison keeps the samples of its left side for which it holds. */
const combine = (sign: string, left: Value, right: Value): Value => {
  const compare = COMPARISONS[sign];
  const apply = ARITHMETIC[sign];
  if (typeof left === 'number' && typeof right === 'number' && apply) return apply(left, right);
  const one = (a: Sample, b: number): Vector => {
    if (compare) return compare(a.value, b) ? [a] : [];
    return apply ? [{ ...a, value: apply(a.value, b) }] : [];
  };
  if (typeof right === 'number') return vectorOf(left).flatMap((sample) => one(sample, right));
  if (typeof left === 'number')
    return right.flatMap(({ labels, value }) => one({ labels, value: left }, value));
  const others = new Map(right.map(({ labels, value }) => [keyOf(labels), value]));
  return left.flatMap((sample) => {
    const other = others.get(keyOf(sample.labels));
    return other === undefined ? [] : one(sample, other);
  });
};

const SUMS: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

const aggregate = (name: string, by: string[], vector: Vector): Vector => {
  const groups = new Map<string, { labels: Labels; values: number[] }>();
  for (const { labels, value } of vector) {
    const groupLabels = Object.fromEntries(by.map((label) => [label, labels[label] ?? '']));
    const group = groups.get(keyOf(groupLabels)) ?? { labels: groupLabels, values: [] };
    group.values.push(value);
    groups.set(keyOf(groupLabels), group);
  }
  return [...groups.values()].map(({ labels, values }) => ({
    labels,
    value: SUMS[name]?.(values) ?? Number.NaN,
  }));
};

/** Growth of a counter, whose process may have begun anew; not extrapolated to the ends of the window. */
const growth = ({ values }: Series, from: number, to: number) => {
  const seen = [...values].filter(([second]) => second > from && second <= to).sort(([a], [b]) => a - b);
  if (seen.length < 2) return null;
  return seen.slice(1).reduce((sum, [, value], index) => {
    const before = seen[index]?.[1] ?? 0;
    return sum + (value < before ? value : value - before);
  }, 0);
};

const quantile = (wanted: number, buckets: Vector) => {
  const sorted = buckets
    .map(({ labels, value }) => ({ le: labels.le === '+Inf' ? Infinity : Number(labels.le), value }))
    .sort((a, b) => a.le - b.le);
  const rank = wanted * (sorted.at(-1)?.value ?? 0);
  const found = sorted.findIndex(({ value }) => value >= rank);
  const { le = 0, value = 0 } = sorted[found] ?? {};
  const below = sorted[found - 1] ?? { le: 0, value: 0 };
  if (le === Infinity) return below.le;
  return below.le + ((le - below.le) * (rank - below.value)) / (value - below.value);
};

type Matcher = { label: string; sign: string; value: string };

const matches = (labels: Labels, { label, sign, value }: Matcher) =>
  (labels[label] === value) === (sign === '=');

export const parsePromql = (expression: string): Evaluate => {
  const tokens = tokensOf(expression);
  let index = 0;
  const peek = () => tokens[index] ?? '';
  const next = () => tokens[index++] ?? '';
  const expectToken = (token: string) => {
    if (next() !== token) throw new Error(`${token} is wanted in ${expression}`);
  };
  const list = <T>(end: string, one: () => T) => {
    const items: T[] = [];
    while (peek() !== end) {
      items.push(one());
      if (peek() === ',') next();
    }
    expectToken(end);
    return items;
  };

  const matcher = (): Matcher => {
    const [label, sign, value] = [next(), next(), next()];
    if (sign !== '=' && sign !== '!=') throw new Error(`${sign} is not known here`);
    return { label, sign, value: value.slice(1, -1) };
  };
  const selector = (name: string) => {
    const matchers = peek() === '{' ? (next(), list('}', matcher)) : [];
    const all = [{ label: '__name__', sign: '=', value: name }, ...matchers];
    return ({ recording }: Moment) =>
      recording.filter(({ labels }) => all.every((one) => matches(labels, one)));
  };
  const range = (name: string): Evaluate => {
    expectToken('(');
    const select = selector(next());
    expectToken('[');
    const [, amount = '', unit = ''] = /^(\d+)([smh])$/.exec(next()) ?? [];
    const seconds = Number(amount) * (UNITS[unit] ?? Number.NaN);
    expectToken(']');
    expectToken(')');
    return (moment) =>
      select(moment).flatMap((series) => {
        const grown = growth(series, moment.second - seconds, moment.second);
        const value = grown !== null && name === 'rate' ? grown / seconds : grown;
        return value === null ? [] : [{ labels: series.labels, value }];
      });
  };
  const aggregation = (name: string): Evaluate => {
    const by = peek() === 'by' ? (next(), expectToken('('), list(')', next)) : [];
    expectToken('(');
    const inner = either();
    expectToken(')');
    return (moment) => aggregate(name, by, vectorOf(inner(moment)));
  };
  const histogram = (): Evaluate => {
    expectToken('(');
    const wanted = Number(next());
    expectToken(',');
    const inner = either();
    expectToken(')');
    return (moment) => {
      const buckets = vectorOf(inner(moment));
      return buckets.length > 0 ? [{ labels: {}, value: quantile(wanted, buckets) }] : [];
    };
  };
  const absent = (): Evaluate => {
    expectToken('(');
    const inner = either();
    expectToken(')');
    return (moment) => (vectorOf(inner(moment)).length > 0 ? [] : [{ labels: {}, value: 1 }]);
  };
  const primary = (): Evaluate => {
    const token = next();
    if (token === '(') {
      const inner = either();
      expectToken(')');
      return inner;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (token === 'rate' || token === 'increase') return range(token);
    if (token in SUMS) return aggregation(token);
    if (token === 'histogram_quantile') return histogram();
    if (token === 'absent') return absent();
    if (token === 'time') return (expectToken('('), expectToken(')'), ({ second }) => second);
    const select = selector(token);
    return (moment) =>
      select(moment).flatMap(({ labels, values }) => {
        const value = values.get(moment.second);
        return value === undefined ? [] : [{ labels, value }];
      });
  };
  const chain = (signs: string[], operand: () => Evaluate) => (): Evaluate => {
    let left = operand();
    while (signs.includes(peek())) {
      const [sign, before, right] = [next(), left, operand()];
      left = (moment) => combine(sign, before(moment), right(moment));
    }
    return left;
  };
  const comparison = chain(Object.keys(COMPARISONS), chain(['+', '-'], chain(['*', '/'], primary)));
  function either(): Evaluate {
    const sides = [comparison()];
    while (peek() === 'or') {
      next();
      sides.push(comparison());
    }
    return sides.length === 1
      ? (sides[0] ?? (() => []))
      : (moment) => {
          const seen = new Map<string, Sample>();
          for (const side of sides)
            for (const sample of vectorOf(side(moment)))
              if (!seen.has(keyOf(sample.labels))) seen.set(keyOf(sample.labels), sample);
          return [...seen.values()];
        };
  }
  const result = either();
  if (index < tokens.length) throw new Error(`${peek()} is not known in ${expression}`);
  return result;
};
