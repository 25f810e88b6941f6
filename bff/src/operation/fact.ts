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
