export type Instructor = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  isActive: boolean;
};
