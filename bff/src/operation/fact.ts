type Follower<Happened> = (happened: Happened) => Promise<unknown>;

/**
 * What a write states in its transaction. `bff/src/consequences.ts` lists what follows from it: it runs in that order and
 * in the same transaction, and what it throws refuses the write.
 */
export const fact = <Happened>() => {
  const followers: Follower<Happened>[] = [];
  const state = async (happened: Happened) => {
    for (const follow of followers) await follow(happened);
  };
  const isFollowedBy = (...added: Follower<Happened>[]) => void followers.push(...added);
  return Object.assign(state, { isFollowedBy });
};

type Answer<Asked, Row> = (asked: Asked) => Promise<Row[]>;

/** What a folder asks of those above it. `bff/src/consequences.ts` lists who answers; the rows of all are one list. */
export const question = <Asked, Row>() => {
  const answers: Answer<Asked, Row>[] = [];
  const ask = async (asked: Asked) => {
    const rows: Row[] = [];
    for (const answer of answers) rows.push(...(await answer(asked)));
    return rows;
  };
  const isAnsweredBy = (...added: Answer<Asked, Row>[]) => void answers.push(...added);
  return Object.assign(ask, { isAnsweredBy });
};
