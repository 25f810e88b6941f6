import type { View } from '../operation/recorded-view.ts';
import type { PageInput } from './page.ts';

type ListInput = PageInput & { filter?: object | null; updatedSince?: string | null | undefined };

export const viewOfList = (action: string, label: string) => {
  const subject = { type: 'list', id: null, label };
  return ({ first: _, last, after, before, updatedSince, filter, ...others }: ListInput): View => ({
    action,
    subject,
    list: {
      filter: { ...others, ...filter },
      // Clients that follow changes send a later instant each time.
      page: { isFirstPage: !after && !before && !last, ...(updatedSince ? { updatedSince } : {}) },
    },
  });
};
