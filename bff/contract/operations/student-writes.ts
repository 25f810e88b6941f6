import type { AcademyApi } from '../academy-api.ts';
import { aBooking, aCourse, aPersonalisedCourse, anEmail, good } from '../builders.ts';
import type { Scene, Write } from '../graphql-writes.ts';

/** What both surfaces offer. */
export const studentWrites = ({
  admin,
  caller,
}: Scene): Record<string, () => Promise<Write<AcademyApi>>> => ({
  'Mutation.enrol': async () => {
    const [course, another] = [await aCourse(), await aCourse()];
    return {
      member: await caller(),
      write: (api) => api.enrol({ courseId: course.id }),
      other: (api) => api.enrol({ courseId: another.id }),
    };
  },
  'Mutation.enrol (a class)': async () => {
    const { id } = await aPersonalisedCourse();
    const [booking, another] = [aBooking(id), aBooking(id)];
    return {
      member: await caller(),
      write: (api) => api.enrol(booking),
      other: (api) => api.enrol(another),
    };
  },
  'Mutation.redeemPoints': async () => ({
    member: await caller(),
    write: (api) => api.redeem({ points: 10, description: 'Descuento' }),
    other: (api) => api.redeem({ points: 11, description: 'Descuento' }),
  }),
  'Mutation.createReferral': async () => {
    const [friend, another] = [anEmail(), anEmail()];
    return {
      member: await caller(),
      write: (api) => api.createReferral({ referredEmail: friend }),
      other: (api) => api.createReferral({ referredEmail: another }),
    };
  },
  'Mutation.updateEnrolment': async () => {
    const member = await caller();
    const { id } = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    return {
      member: admin(),
      write: (api) => api.updateEnrolment(id, { status: 'confirmed' }),
      other: (api) => api.updateEnrolment(id, { instructorName: 'Marta Ruiz' }),
    };
  },
  'Mutation.transferEnrolment': async () => {
    const name = `Otra fecha de ${anEmail()}`;
    const [present, one, another] = [
      await aCourse({ name }),
      await aCourse({ name }),
      await aCourse({ name }),
    ];
    const { id } = good(await (await caller()).api.enrol({ courseId: present.id }));
    return {
      member: admin(),
      write: (api) => api.transferEnrolment({ id, courseId: one.id }),
      other: (api) => api.transferEnrolment({ id, courseId: another.id }),
    };
  },
  'Mutation.cancelEnrolment': async () => {
    const member = await caller();
    const first = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    const second = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    return {
      member,
      write: (api) => api.cancelEnrolment(first.id),
      other: (api) => api.cancelEnrolment(second.id),
    };
  },
});
