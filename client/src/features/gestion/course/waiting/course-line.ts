type Course = {
  courseType: 'GRUPAL' | 'PERSONALIZADO';
  capacity: number | null;
  placesTaken: number;
  waitingCount: number;
};

/** Whether the server takes students on the waiting list: no seat is free, or others wait for it. */
export const takesWaiting = ({ courseType, capacity, placesTaken, waitingCount }: Course) =>
  courseType === 'GRUPAL' && capacity !== null && (placesTaken >= capacity || waitingCount > 0);
