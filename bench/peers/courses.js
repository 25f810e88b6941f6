import { readFileSync } from 'node:fs';
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

const STORED_TYPES = { GRUPAL: 'Grupal', PERSONALIZADO: 'Personalizado' };

const find = ({ courseType, limit = 100 }) =>
  CourseModel.find({ isActive: true, ...(courseType ? { courseType: STORED_TYPES[courseType] } : {}) })
    .sort(ORDER)
    .limit(limit);

/** As the mongoose manual shows it: documents with getters and methods. */
export const hydratedCourses = async (list) => (await find(list)).map(toCourse);
export const leanCourses = async (list) => (await find(list).lean()).map(toCourse);
export const hydratedRows = async (list) => (await find(list)).map(toRow);
export const leanRows = async (list) => (await find(list).lean()).map(toRow);

/** The same contract as the product's. */
export const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

export const connect = () =>
  mongoose.connect(process.env.MONGODB_URI, { dbName: process.env.DB_NAME, autoIndex: false });
