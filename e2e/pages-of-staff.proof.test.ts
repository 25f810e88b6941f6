import { UserModel } from '../bff/src/features/users/user.model.ts';
import { withDemo } from './demo.ts';
import { LONG_NAME } from './look.ts';
import { expectGoodPages, MANY_PAGES, pagesOf } from './pages.ts';
import { test } from './stage.ts';

test.for(['admin', 'instructor'] as const)(
  'the pages of an %s are accessible and fit, without an error in the console',
  MANY_PAGES,
  async (visitor, { server, visit }) => {
    const { ids, tokens } = await withDemo(server);
    await UserModel.updateOne({ firstName: 'Lucía' }, { lastName: LONG_NAME });
    const page = await visit({ at: '/terminos', token: tokens[visitor] });
    await expectGoodPages(page, pagesOf(visitor), ids);
  },
);
