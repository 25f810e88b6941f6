import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', LocalDate: 'string' };

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/src/**/*.{ts,tsx}', '!client/src/gql/**'],
  ignoreNoDocuments: true,
  generates: {
    'bff/src/graphql/generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '#bff/context.ts#Ctx',
        defaultScalarType: 'unknown',
        scalars: { DateTime: { input: 'string', output: 'Date | string' }, LocalDate: 'string' },
        enumValues: {
          Role: '#domain/academy.ts#Role',
          DocumentType: '#domain/academy.ts#DocumentType',
          Gender: '#domain/academy.ts#Gender',
          CourseType: '#domain/courses/course.schema.ts#CourseType',
          EnrolmentStatus: '#domain/enrolments/enrolment.status.ts#EnrolmentStatus',
          ClassType: '#domain/enrolments/enrolment.schema.ts#ClassType',
          TransactionType: '#domain/points/points.schema.ts#TransactionType',
          ReferralStatus: '#domain/points/points.schema.ts#ReferralStatus',
        },
        mappers: {
          User: '#bff/features/auth/user.model.ts#User',
          Course: '#bff/features/courses/course.model.ts#Course',
          Enrolment: '#bff/features/enrolments/enrolment.model.ts#Enrolment',
        },
      },
    },
    'client/src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        defaultScalarType: 'unknown',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
      },
    },
  },
};

export default config;
