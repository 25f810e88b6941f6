import { withDemo } from './demo.ts';
import { expectGoodPages, MANY_PAGES, pagesOf } from './pages.ts';
import { test } from './stage.ts';

test.for(['visitor', 'pending', 'student'] as const)(
  'the pages of a %s are accessible and fit, without an error in the console',
  MANY_PAGES,
  async (visitor, { server, visit }) => {
    const { ids, tokens } = await withDemo(server);
    const token = visitor === 'visitor' ? {} : { token: tokens[visitor] };
    const page = await visit({ at: '/terminos', ...token });
    await expectGoodPages(page, pagesOf(visitor), ids);
  },
);
