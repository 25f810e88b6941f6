import { armourySheet, type ArmourySheet } from '#domain/enrolments/armoury.ts';
import { calendarDay, fields } from '#domain/schema.ts';
import { staff } from '../../operation/access.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { armouryClasses } from './armoury.classes.ts';

export type Armoury = {
  day: string;
  pending: ArmourySheet;
  /** Includes completed classes. */
  confirmed: ArmourySheet;
};

export const getArmoury = operation({
  field: 'Query.armoury',
  access: staff,
  input: fields({ day: calendarDay() }),
  view: (_, { input }) => viewOfList('armoury.view', 'armería')({ filter: input }),
  run: async ({ ctx, input: { day } }): Promise<Armoury> => {
    requirePlannable(ctx, { day });
    const classes = await armouryClasses(day);
    const sheetOf = (isPending: boolean) =>
      armourySheet(classes.filter(({ enrolment }) => (enrolment.status === 'pending') === isPending));
    return { day, pending: sheetOf(true), confirmed: sheetOf(false) };
  },
});
