type Follower<Happened, Answer> = (happened: Happened) => Promise<Answer>;

/**
 * What a write states in its transaction, or asks. `bff/src/consequences.ts` lists what follows from it: it runs in that
 * order and in the same transaction, and what it throws refuses the write. Returns what the followers return.
 */
export const fact = <Happened, Answer = unknown>() => {
  const followers: Follower<Happened, Answer>[] = [];
  const state = async (happened: Happened) => {
    const answers: Answer[] = [];
    for (const follow of followers) answers.push(await follow(happened));
    return answers;
  };
  const isFollowedBy = (...added: Follower<Happened, Answer>[]) => void followers.push(...added);
  return Object.assign(state, { isFollowedBy });
};
