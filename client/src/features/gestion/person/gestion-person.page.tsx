import { useParams } from 'react-router-dom';
import { PersonScreen } from './person-screen.tsx';

export const Component = () => {
  const { id = '' } = useParams();
  return <PersonScreen key={id} id={id} />;
};
