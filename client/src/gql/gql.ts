/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n  }\n": typeof types.CourseCard_CourseFragmentDoc,
    "\n  fragment GroupCourses_course on Course {\n    id\n    courseType\n    ...CourseCard_course\n  }\n": typeof types.GroupCourses_CourseFragmentDoc,
    "\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n": typeof types.GroupCourses_EnrolmentFragmentDoc,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n    }\n  }\n": typeof types.EnrolDocument,
};
const documents: Documents = {
    "\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n": types.SignOutDocument,
    "\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n  }\n": types.CourseCard_CourseFragmentDoc,
    "\n  fragment GroupCourses_course on Course {\n    id\n    courseType\n    ...CourseCard_course\n  }\n": types.GroupCourses_CourseFragmentDoc,
    "\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n": types.GroupCourses_EnrolmentFragmentDoc,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n    }\n  }\n": types.EnrolDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    logout {\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n  }\n"): (typeof documents)["\n  fragment CourseCard_course on Course {\n    id\n    name\n    description\n    location\n    courseType\n    scheduledDate\n    price\n    pointsValue\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupCourses_course on Course {\n    id\n    courseType\n    ...CourseCard_course\n  }\n"): (typeof documents)["\n  fragment GroupCourses_course on Course {\n    id\n    courseType\n    ...CourseCard_course\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n"): (typeof documents)["\n  fragment GroupCourses_enrolment on Enrolment {\n    id\n    courseId\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      id\n      courseId\n      status\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;