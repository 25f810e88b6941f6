import { List, SimpleGrid } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { Section } from '../lists/section.tsx';
import { CLASS_REPORT } from './class-report.query.ts';
import { classReportNotes, classReports, type ClassReport } from './class-report.ts';
import { useMonths } from './months.ts';
import { OutcomeSection } from './outcome-section.tsx';
import { totalsOf } from './report-series.ts';
import { ReportSection } from './report-section.tsx';
import { ReportFrame } from './report-frame.tsx';

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
