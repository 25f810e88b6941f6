const TURN = Math.PI * 2;
const STEPS_PER_WAVE = 24;

const round = (value: number) => Math.round(value * 10) / 10;

type Rosette = { inner: number; outer: number; petals: number };

/** A closed curve that swings `petals` times between two radii. */
export const rosettePath = ({ inner, outer, petals }: Rosette) => {
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const steps = petals * STEPS_PER_WAVE;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * TURN;
    const radius = middle + swing * Math.sin(petals * angle);
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
};

type Wave = { width: number; height: number; waves: number; phase: number };

/** A sine line across a band; several of them with shifted phases weave a ribbon. */
export const wavePath = ({ width, height, waves, phase }: Wave) => {
  const steps = waves * STEPS_PER_WAVE;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const y = height / 2 + (height / 2) * Math.sin(share * waves * TURN + phase * TURN);
    return `${round(share * width)} ${round(y)}`;
  });
  return `M${points.join('L')}`;
};
