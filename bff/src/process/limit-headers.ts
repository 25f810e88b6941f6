import type { Response } from 'express';
import { RULES, type LimitState } from './limits.ts';

type Rule = keyof typeof RULES;

/** Limits by account that headers omit: they would show what other people did. */
export const HIDDEN_RULES: readonly Rule[] = ['resetMailByAccount'];

export const limitHeaders = (response: Response) => {
  const states = new Map<Rule, LimitState>();
  return (state: LimitState) => {
    if (HIDDEN_RULES.includes(state.rule) || response.headersSent) return;
    states.set(state.rule, state);
    const counted = [...states.values()];
    response.set({
      'RateLimit-Policy': counted
        .map(({ rule }) => `"${rule}";q=${RULES[rule].points};w=${RULES[rule].duration}`)
        .join(', '),
      RateLimit: counted
        .map(({ rule, remaining, seconds }) => `"${rule}";r=${remaining};t=${seconds}`)
        .join(', '),
    });
  };
};
