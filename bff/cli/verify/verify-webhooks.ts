import { subMinutes } from 'date-fns';
import { findForgotten } from '../../src/features/webhooks/outbox.copy.ts';
import { eventSources } from '../../src/models.ts';

/** After a crash the sweep copies within 30 s. */
const COPIED_MINUTES = 2;
const MAX_LISTED = 1_000;

/** Events that were not copied to deliveries. */
export const eventProblems = async () => {
  const before = subMinutes(new Date(), COPIED_MINUTES);
  const problems: string[] = [];
  for (const model of eventSources) {
    for (const { _id, events = [] } of await findForgotten(model, before, MAX_LISTED)) {
      const source = `${model.modelName.toLowerCase()} ${_id}`;
      problems.push(
        ...events.map(({ id, type }) => `${source}: ${type} ${id} was never copied to the deliveries`),
      );
    }
  }
  return problems;
};
