import mongoose from 'mongoose';

const COURSE_TYPES = { Grupal: 'GRUPAL', Personalizado: 'PERSONALIZADO' };
const ORDER = { isUndated: 1, scheduledDate: 1, name: 1, _id: 1 };

const CourseModel = mongoose.model(
  'Course',
  new mongoose.Schema(
    {
      name: String,
      description: String,
      location: String,
      courseType: String,
      scheduledDate: Date,
      isUndated: Boolean,
      priceCentavos: Number,
      pointsValue: Number,
      isActive: Boolean,
    },
    { collection: 'courses', versionKey: false },
  ),
);

const toCourse = (document) => ({
  id: String(document._id),
  name: document.name,
  description: document.description,
  location: document.location,
  courseType: COURSE_TYPES[document.courseType],
  scheduledDate: document.scheduledDate?.toISOString() ?? null,
  price: document.priceCentavos / 100,
  pointsValue: document.pointsValue,
  isActive: document.isActive,
});

const toRow = (document) => ({
  id: String(document._id),
  name: document.name,
  description: document.description,
  location: document.location,
  course_type: document.courseType,
  scheduled_date: document.scheduledDate?.toISOString() ?? null,
  price: document.priceCentavos / 100,
  points_value: document.pointsValue,
  is_active: document.isActive,
});

const find = (limit) => CourseModel.find({ isActive: true }).sort(ORDER).limit(limit);

/** As the mongoose manual shows it: documents with getters and methods. */
export const hydratedCourses = async ({ limit }) => (await find(limit)).map(toCourse);
export const leanCourses = async ({ limit }) => (await find(limit).lean()).map(toCourse);
export const hydratedRows = async ({ limit }) => (await find(limit)).map(toRow);
export const leanRows = async ({ limit }) => (await find(limit).lean()).map(toRow);

export const typeDefs = /* GraphQL */ `
  scalar DateTime
  enum CourseType {
    GRUPAL
    PERSONALIZADO
  }
  type Course {
    id: ID!
    name: String!
    description: String!
    location: String!
    courseType: CourseType!
    scheduledDate: DateTime
    price: Float!
    pointsValue: Int!
    isActive: Boolean!
  }
  type Query {
    courses(courseType: CourseType, skip: Int, limit: Int): [Course!]!
  }
`;

export const connect = () =>
  mongoose.connect(process.env.MONGODB_URI, { dbName: process.env.DB_NAME, autoIndex: false });
