import { List, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ClassOutcomes } from '#domain/enrolments/class-outcome.ts';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { graphql } from '../../../gql/index.ts';
import { Section } from '../lists/section.tsx';
import {
  classReportNotes,
  classReports,
  outcomeColumns,
  percentText,
  totalOf,
  type ClassReport,
} from './class-report.ts';
import { useMonths } from './months.ts';
import { ReportFrame } from './report-frame.tsx';
import { ReportSection } from './report-section.tsx';
import { totalsOf } from './report-series.ts';
import { ReportTable, saveTable, TableSection } from './report-table.tsx';

graphql(`
  fragment ClassOutcomes_outcomes on ClassOutcomes {
    attended
    noShows
    lateCancellations
    cancellations
    calledOff
    unattended
    coming
  }
`);

const CLASS_REPORT = graphql(`
  query ClassReport($fromMonth: String!, $toMonth: String!) {
    me {
      ...Roles
    }
    classReport(fromMonth: $fromMonth, toMonth: $toMonth) {
      months {
        month
        isOver
        outcomes {
          ...ClassOutcomes_outcomes
        }
        reasons {
          reason
          count
        }
        calledOffCourses
        newStudents {
          registered
          incomplete
          erased
        }
      }
      courses {
        name
        courseType
        courses
        outcomes {
          ...ClassOutcomes_outcomes
        }
      }
      coursesLeftOut
      instructors {
        id
        name
        outcomes {
          ...ClassOutcomes_outcomes
        }
      }
    }
  }
`);

const nameOf = ({ id, name }: { id: string | null; name: string | null }) => {
  if (name === null) return 'Sin asignar';
  return id === null ? `${name} (sin ficha)` : name;
};

const Reports = ({ report }: { report: ClassReport }) => {
  const { months, courses, instructors } = report;
  const of = `${months[0]?.month ?? ''}-${months.at(-1)?.month ?? ''}.csv`;
  const isEmpty =
    courses.length === 0 &&
    classReports().every((one) => totalsOf(one, months).every((total) => total === 0));
  if (isEmpty) return <EmptyNote>No hubo clases ni estudiantes nuevos en estos meses</EmptyNote>;
  return (
    <>
      <Section title="Qué no se cuenta">
        <List.Root ps="5" gap="1" color="fg.muted">
          {classReportNotes(report).map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List.Root>
      </Section>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="10" alignItems="start">
        {classReports().map((one) => (
          <ReportSection key={one.id} report={one} months={months} />
        ))}
      </SimpleGrid>
      {courses.length > 0 && (
        <>
          <OutcomeSection
            title="Por curso"
            noun="Curso"
            fileName={`por-curso-${of}`}
            rows={courses.map(({ name, courses: count, outcomes }) => ({
              name: count > 1 ? `${name} (${count} fechas)` : name,
              outcomes,
            }))}
          />
          <OutcomeSection
            title="Por instructor"
            noun="Instructor"
            fileName={`por-instructor-${of}`}
            rows={instructors.map(({ outcomes, ...instructor }) => ({ name: nameOf(instructor), outcomes }))}
          />
        </>
      )}
    </>
  );
};

export const Component = () => {
  const range = useMonths();
  const { span } = range;
  const query = useAdminQuery(CLASS_REPORT, {
    variables: { fromMonth: span.from, toMonth: span.to },
    failureText: 'No pudimos cargar los informes',
    isLive: false,
  });
  const report = query.data?.classReport;
  return (
    <ReportFrame heading="Asistencia y cancelaciones" title="Asistencia" range={range} query={query}>
      {report && <Reports report={report} />}
    </ReportFrame>
  );
};

type OutcomeSectionProps = {
  title: string;
  /** The header of the first column. */
  noun: string;
  fileName: string;
  rows: readonly { name: string; outcomes: ClassOutcomes }[];
};

/** What became of the enrolments of each row, as a table and as a file. */
const OutcomeSection = ({ title, noun, fileName, rows }: OutcomeSectionProps) => {
  const names = outcomeColumns.map(({ name }) => name);
  const numbersOf = (outcomes: ClassOutcomes) => outcomeColumns.map(({ valueOf }) => valueOf(outcomes));
  const textsOf = (outcomes: ClassOutcomes) => [percentText(outcomes), ...numbersOf(outcomes).map(countText)];
  const total = totalOf(rows);
  const save = () =>
    saveTable(fileName, [
      [noun, ...names],
      ...rows.map(({ name, outcomes }) => [name, ...numbersOf(outcomes)]),
      ['Total', ...numbersOf(total)],
    ]);
  return (
    <TableSection title={title} onSave={save}>
      <Stack layerStyle="document" px={{ base: '3', md: '5' }} py="4">
        <ReportTable
          caption={`Tabla: ${title}`}
          columns={[noun, '% de ausencias', ...names]}
          rows={rows.map(({ name, outcomes }) => ({ name, values: textsOf(outcomes) }))}
          total={{ name: 'Total', values: textsOf(total) }}
        />
      </Stack>
    </TableSection>
  );
};
