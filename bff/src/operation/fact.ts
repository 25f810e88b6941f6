type Follower<Happened, Answer> = (happened: Happened) => Promise<Answer>;

/**
 * What a feature states, or asks, without knowing who follows. `bff/src/consequences.ts` lists what follows from it: it
 * runs in that order and, of a write, in the same transaction. What it throws refuses the write. Returns what the followers
 * return.
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
