import { afterEach, describe, expect, it, vi } from 'vitest';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { aCourse, anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

afterEach(() => vi.restoreAllMocks());

/** Stops the clock of the list cache, so much later than now. */
const later = (milliseconds: number) => {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds);
};

describe.each(surfaces)('the public course list by %s', (_surface, connect) => {
  const names = async (window?: object) =>
    good(await connect(server.url).courses({ ...window })).map(({ name }) => name);

  it('is read once for all requests within a second', async () => {
    await aCourse();
    later(0);
    const find = vi.spyOn(CourseModel, 'find');
    await Promise.all(Array.from({ length: 20 }, () => names()));
    await names();
    // The sweep reads courses, too.
    expect(find.mock.calls.filter(([filter]) => filter && 'isActive' in filter)).toHaveLength(1);
  });

  it('shows changes of this process at once', async () => {
    const admin = connectGraphql(server.url, (await anAdmin({ url: server.url, connect })).token);
    await names();
    const input = {
      name: 'Curso nuevo',
      description: 'Texto',
      location: 'Polígono',
      courseType: 'Grupal',
      price: 1,
    };
    const { id } = good(await admin.createCourse(input));
    expect(await names()).toContain('Curso nuevo');
    good(await admin.updateCourse({ id, name: 'Curso cambiado' }));
    expect(await names()).toContain('Curso cambiado');
    good(await admin.updateCourse({ id, isActive: false }));
    expect(await names()).not.toContain('Curso cambiado');
  });

  it('shows changes of another process after a second', async () => {
    const { id } = await aCourse({ name: 'Antes' });
    await names();
    await CourseModel.collection.updateOne(
      { _id: new CourseModel({ _id: id })._id },
      { $set: { name: 'Después' } },
    );
    later(1_001);
    expect(await names()).toContain('Después');
    await CourseModel.deleteOne({ _id: id });
  });

  it('is right for more filters than the cache holds', async () => {
    const all = await names({ limit: 500 });
    for (let skip = 0; skip < 40; skip += 1) {
      expect(await names({ skip, limit: 500 })).toEqual(all.slice(skip));
    }
  });
});
