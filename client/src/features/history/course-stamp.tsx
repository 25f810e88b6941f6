import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { academy } from '#domain/academy.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { CourseStamp_EnrolmentFragment } from '../../gql/graphql.ts';

graphql(`
  fragment CourseStamp_enrolment on Enrolment {
    id
    completionDate
    course {
      id
      name
      courseType
    }
  }
`);

const INKS = ['brand.fg', 'red.fg', 'accent.fg', 'green.fg'];
const MAX_LETTERS = 30;
const LETTER_WIDTH = 9.6;
const ARC_LENGTH = 246;

const shorten = (text: string) =>
  text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1).trimEnd()}…` : text;

/** The stamp of a completed course. Colour and angle are derived from the enrolment. */
export const CourseStamp = ({ enrolment }: { enrolment: CourseStamp_EnrolmentFragment }) => {
  const arcId = useId();
  const seed = Number.parseInt(enrolment.id.slice(-3), 16) || 0;
  const { name, courseType } = enrolment.course;
  const title = shorten(name).toUpperCase();
  const isRound = courseType === 'GRUPAL';
  const date = enrolment.completionDate ? shortDateText(enrolment.completionDate) : 'sin fecha';

  return (
    <chakra.svg
      role="img"
      aria-label={`Sello: ${name}, ${date}`}
      viewBox="-100 -100 200 200"
      w="full"
      fill="none"
      stroke="currentColor"
      color={INKS[seed % INKS.length]}
      opacity="0.9"
      transform={`rotate(${(seed % 25) - 12}deg)`}
      mixBlendMode="multiply"
    >
      {isRound ? (
        <>
          <circle r="94" strokeWidth="3" />
          <circle r="87" strokeWidth="1" />
          <circle r="56" strokeWidth="1" strokeDasharray="1.5 3" />
        </>
      ) : (
        <>
          <rect x="-92" y="-92" width="184" height="184" rx="34" strokeWidth="3" />
          <rect x="-85" y="-85" width="170" height="170" rx="28" strokeWidth="1" />
          <circle r="56" strokeWidth="1" strokeDasharray="1.5 3" />
        </>
      )}
      <path id={arcId} d="M-63.9 23.3A68 68 0 1 1 63.9 23.3" stroke="none" />
      <path id={`${arcId}b`} d="M-67.5 39A78 78 0 0 0 67.5 39" stroke="none" />
      <g fill="currentColor" stroke="none" fontFamily="var(--chakra-fonts-body)" textAnchor="middle">
        <text
          fontSize="13"
          fontWeight="700"
          textLength={Math.min(title.length * LETTER_WIDTH, ARC_LENGTH)}
          lengthAdjust="spacingAndGlyphs"
        >
          <textPath href={`#${arcId}`} startOffset="50%">
            {title}
          </textPath>
        </text>
        <text fontSize="9.5" fontWeight="600" textLength="146" lengthAdjust="spacingAndGlyphs">
          <textPath href={`#${arcId}b`} startOffset="50%">
            {academy.name.toUpperCase()}
          </textPath>
        </text>
        <text y="-14" fontSize="10" fontWeight="600" letterSpacing="2">
          APROBADO
        </text>
        <text y="9" fontSize="20" fontWeight="700" letterSpacing="0.5">
          {date}
        </text>
      </g>
      <path d="M-30 22H30" strokeWidth="1" />
      <path d="M-12 34l8 8L12 28" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </chakra.svg>
  );
};
