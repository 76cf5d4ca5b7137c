/** Upper and lower edge of the paved promenade by x, shared by the ground and the lawn. */
import { SIDEWALK, PLAZA } from '../layout.ts';

export const promenadeTop = (x: number) => SIDEWALK - 40 + Math.sin(x * 0.004) * 2;

export const promenadeFoot = (x: number) => {
  const plaza = x > PLAZA.x - 440 && x < PLAZA.x + 440 ? Math.sin(((x - PLAZA.x + 440) / 880) * Math.PI) * 84 : 0;
  return 872 + Math.sin(x * 0.0035 + 1) * 22 + plaza;
};
