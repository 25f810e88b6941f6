import { chakra } from '@chakra-ui/react';

const SHOWN = 6;

/** Students and classes in a question: some by name, the others counted. */
export const LabelList = ({ labels }: { labels: readonly string[] }) => {
  const hidden = labels.length - SHOWN;
  return (
    <chakra.ul listStyleType="disc" ps="5" overflowWrap="anywhere">
      {labels.slice(0, SHOWN).map((label, index) => (
        <li key={index}>{label}</li>
      ))}
      {hidden > 0 && <li>{hidden === 1 ? 'y una más' : `y ${hidden} más`}</li>}
    </chakra.ul>
  );
};
