import { subDays } from 'date-fns';
import { Types } from 'mongoose';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { hoursExceptionSchema, updateScheduleSchema } from '#domain/schedule/schedule.schema.ts';
import type { HoursException, Lane, Schedule } from '#domain/schedule/schedule.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { changedFields } from '../../operation/audited.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { invalidField } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { requireOnClock } from '../../operation/wall-clock.ts';
import { followSchedule } from '../claims/claim.settlement.ts';
import { prepareEnforcing } from './enforcing.ts';
import { toSchedule, type ScheduleDocument } from './schedule.model.ts';
import {
  auditedSchedule,
  findSchedule,
  repeatOfSchedule,
  findScheduleToChange,
  writeSchedule,
} from './schedule.store.ts';

const PAST_EXCEPTION_DAYS = 365;
export const MAX_EXCEPTIONS = 300;

const auditOf = (action: string) => ({
  action,
  about: auditedSchedule,
  changes: changedFields(toSchedule),
});

type Change = {
  expectedRevision?: number | null | undefined;
  decide: (document: ScheduleDocument) => Partial<ScheduleDocument> | Promise<Partial<ScheduleDocument>>;
};

const changeSchedule = async (found: ScheduleDocument, change: Change): Promise<Schedule> =>
  toSchedule(await changeDocument(found, { ...change, write: writeSchedule, reload: findScheduleToChange }));

export const getSchedule = operation({
  field: 'Query.schedule',
  access: staff,
  run: findSchedule,
});

type LaneInput = Omit<Lane, 'id' | 'weapons'> & { id: string | null; weapons?: string[] | null | undefined };

/** Lanes keep their ids, and their weapons unless others are given. */
const lanesOf = (lanes: LaneInput[], document: ScheduleDocument): Lane[] =>
  lanes.map(({ id, weapons, ...lane }, index) => {
    const known = document.lanes.find((one) => one.id === id);
    if (id !== null && !known) {
      throw invalidField(`lanes.${index}.id`, { reason: 'LANE_UNKNOWN', message: messages.laneUnknown });
    }
    return {
      id: id ?? new Types.ObjectId().toString(),
      ...lane,
      weapons: weapons ?? known?.weapons ?? [],
    };
  });

export const updateSchedule = operation({
  field: 'Mutation.updateSchedule',
  access: staff,
  subject: findScheduleToChange,
  input: updateScheduleSchema,
  repeat: repeatOfSchedule,
  audit: auditOf('schedule.update'),
  run: async ({ ctx, input: { expectedRevision, ...changes }, subject: found }) => {
    requireReadUnlessChanging(ctx, changes);
    const { lanes, rules, ...others } = changes;
    const schedule = await changeSchedule(found, {
      expectedRevision,
      decide: async (document) => {
        const changed = {
          ...others,
          ...(lanes ? { lanes: lanesOf(lanes, document) } : {}),
          ...(rules ? { rules: { ...document.rules, ...rules } } : {}),
        };
        const isSwitchedOn = changes.policy === 'enforce' && document.policy !== 'enforce';
        if (isSwitchedOn) await prepareEnforcing(toSchedule({ ...document, ...changed }), ctx.now);
        return changed;
      },
    });
    await followSchedule(ctx.now);
    return schedule;
  },
});

const WHOLE_DAY = ['00:00', '24:00'];

const requireSpanOnClock = ({ day, span }: Pick<HoursException, 'day' | 'span'>) => {
  for (const end of ['from', 'to'] as const) {
    const clock = span?.[end];
    if (clock && !WHOLE_DAY.includes(clock)) requireOnClock({ day, clock, field: `span.${end}` });
  }
};

export const addHoursException = operation({
  field: 'Mutation.addHoursException',
  access: staff,
  subject: findScheduleToChange,
  input: hoursExceptionSchema,
  repeat: repeatOfSchedule,
  audit: auditOf('schedule.addException'),
  run: ({ ctx, input: exception, subject: found }) => {
    requirePlannable(ctx, { day: exception.day });
    requireSpanOnClock(exception);
    const id = new Types.ObjectId().toString();
    const oldest = dayIn(subDays(ctx.now, PAST_EXCEPTION_DAYS), academy.timeZone);
    return changeSchedule(found, {
      decide: (document) => {
        const recent = document.exceptions.filter(({ day }) => day >= oldest);
        if (recent.length >= MAX_EXCEPTIONS) {
          throw new DomainError('TOO_MANY_EXCEPTIONS', messages.tooManyExceptions);
        }
        return { exceptions: [...recent, { id, ...exception }] };
      },
    });
  },
});

export const removeHoursException = operation({
  field: 'Mutation.removeHoursException',
  access: staff,
  subject: async (_, { id }) => {
    const document = await findScheduleToChange();
    return { document, id };
  },
  repeat: repeatOfSchedule,
  audit: {
    ...auditOf('schedule.removeException'),
    changes: ({ subject, result }) =>
      changedFields(toSchedule)({ subject: subject.document, input: {}, result }),
  },
  run: ({ subject: { document: found, id } }) =>
    changeSchedule(found, {
      decide: ({ exceptions }) => {
        const others = exceptions.filter((one) => one.id !== id);
        if (others.length === exceptions.length) throw notFound('EXCEPTION_NOT_FOUND');
        return { exceptions: others };
      },
    }),
});
