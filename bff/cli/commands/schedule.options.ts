import { InvalidArgumentError } from 'commander';
import type { Span } from '#domain/schedule/schedule.ts';

export const spanOf = (text: string, others: Span[]) => {
  const [from, to, ...rest] = text.split('-');
  if (!from || !to || rest.length > 0) throw new InvalidArgumentError('Write a span as 09:00-13:00.');
  return [...others, { from, to }];
};

export const spanText = ({ from, to }: Span) => `${from}-${to}`;
