/** Does something again and again; what it gives back stops it. */
export type Every = (milliseconds: number, work: () => void) => () => void;

export const every: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => {
    clearInterval(timer);
  };
};
