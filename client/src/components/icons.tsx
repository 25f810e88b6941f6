import { createElement, type ReactElement } from 'react';
import { Icon, type IconProps } from '@chakra-ui/react';

/** The svg element of an icon. Its children are the lines. */
export const LineIcon = ({ children, ...props }: IconProps) => (
  <Icon asChild {...props}>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  </Icon>
);

/** An icon of these lines. */
export const lineIcon =
  (...lines: ReactElement[]) =>
  (props: IconProps) =>
    createElement(LineIcon, props, ...lines);

export const ArrowRightIcon = lineIcon(<path d="M4 12h15M13.5 6.5L19 12l-5.5 5.5" />);
export const BlockedIcon = lineIcon(<circle cx="12" cy="12" r="8.6" />, <path d="M6 6l12 12" />);
export const CalendarIcon = lineIcon(<path d="M4 6.5h16v13.5H4zM4 10.8h16M8.2 3.8v4.4M15.8 3.8v4.4" />);
export const CertificateIcon = lineIcon(
  <circle cx="12" cy="9.3" r="5.5" />,
  <path d="M8.4 13.6L7 21l5-2.6L17 21l-1.4-7.4M9.9 9.4l1.5 1.5 2.7-2.9" />,
);
export const ChartIcon = lineIcon(<path d="M4 4v16h16M8 16v-4.5M12.3 16V7.5M16.6 16v-6.5" />);
export const CheckIcon = lineIcon(<path d="M5 12.8l4.4 4.4L19 7.6" />);
export const ChevronLeftIcon = lineIcon(<path d="M14.5 5.5L8 12l6.5 6.5" />);
export const ChevronRightIcon = lineIcon(<path d="M9.5 5.5L16 12l-6.5 6.5" />);
export const ClockIcon = lineIcon(<circle cx="12" cy="12" r="8.6" />, <path d="M12 7v5.2l3.4 2" />);
export const CloseIcon = lineIcon(<path d="M5 5l14 14M19 5L5 19" />);
export const CopyIcon = lineIcon(<path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />);
export const CoursesIcon = lineIcon(
  <path d="M5 4.2h11.5A2.5 2.5 0 0 1 19 6.7v13.1H7.2A2.2 2.2 0 0 1 5 17.6zM5 17.4a2.2 2.2 0 0 1 2.2-2.1H19M9 8.4h6" />,
);
export const EditIcon = lineIcon(
  <path d="M4.5 19.5l.9-4L15.8 5.1a1.8 1.8 0 0 1 2.5 0l.6.6a1.8 1.8 0 0 1 0 2.5L8.5 18.6z" />,
  <path d="M14 7l3 3" />,
);
export const EyeIcon = lineIcon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />,
  <circle cx="12" cy="12" r="3" />,
);
export const EyeOffIcon = lineIcon(
  <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.4 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2" />,
);

/** Google's logo in the colours of its branding rules. */
export const GoogleIcon = (props: IconProps) => (
  <Icon asChild {...props}>
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285f4"
        d="M22.5 12.25c0-.79-.07-1.54-.19-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.76h3.56c2.08-1.92 3.22-4.74 3.22-8.09z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.56-2.76c-.98.66-2.24 1.06-3.72 1.06-2.86 0-5.29-1.93-6.15-4.53H2.17v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.85 14.11a6.6 6.6 0 0 1 0-4.22V7.05H2.17a11 11 0 0 0 0 9.9z" />
      <path
        fill="#ea4335"
        d="M12 5.36c1.62 0 3.06.56 4.2 1.64l3.16-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.17 7.05l3.68 2.84c.86-2.6 3.29-4.53 6.15-4.53z"
      />
    </svg>
  </Icon>
);

export const InfoIcon = lineIcon(<circle cx="12" cy="12" r="9" />, <path d="M12 11v5.5M12 7.4v.2" />);
export const InstructorIcon = lineIcon(
  <circle cx="12" cy="8" r="3.8" />,
  <path d="M4.8 20c.5-4.2 3.2-6.4 7.2-6.4s6.7 2.2 7.2 6.4" />,
);
export const MenuIcon = lineIcon(<path d="M3.5 7h17M3.5 12h17M3.5 17h11" />);
export const MoonIcon = lineIcon(<path d="M20 14.2A8.4 8.4 0 1 1 9.8 4a6.8 6.8 0 0 0 10.2 10.2z" />);
export const OfflineIcon = lineIcon(
  <path d="M3 3l18 18M8.6 13.6a5 5 0 0 1 3.6-1.3M5.2 10.2a9.8 9.8 0 0 1 4-2.3M13 7.6a9.8 9.8 0 0 1 5.8 2.6M15 13.4l.5.4M12 17.2v.2" />,
);
export const PinIcon = lineIcon(
  <path d="M12 20.5c4.2-4.5 6.3-7.9 6.3-10.7a6.3 6.3 0 1 0-12.6 0c0 2.8 2.1 6.2 6.3 10.7z" />,
  <circle cx="12" cy="9.8" r="2.2" />,
);
export const PlusIcon = lineIcon(<path d="M12 5v14M5 12h14" />);
export const PointsIcon = lineIcon(
  <circle cx="12" cy="12" r="8.6" />,
  <path d="M12 7.2l1.5 3.1 3.4.5-2.5 2.4.6 3.3-3-1.6-3 1.6.6-3.3-2.5-2.4 3.4-.5z" />,
);
export const PrintIcon = lineIcon(<path d="M7 8.5V3.8h10v4.7M7 16.5H4.2V8.5h15.6v8H17M7 13.5h10v6.7H7z" />);
export const SearchIcon = lineIcon(<circle cx="10.8" cy="10.8" r="6.3" />, <path d="M15.5 15.5l4.7 4.7" />);
export const SignOutIcon = lineIcon(<path d="M14 4.5H5.5v15H14M10.5 12H21M17.5 8.5L21 12l-3.5 3.5" />);
export const SuccessIcon = lineIcon(<circle cx="12" cy="12" r="9" />, <path d="M8 12.4l2.8 2.8L16.2 9.4" />);
export const SunIcon = lineIcon(
  <circle cx="12" cy="12" r="4" />,
  <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8" />,
);
export const TrashIcon = lineIcon(
  <path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13h9.4l.8-13M10.3 10.5v5.5M13.7 10.5v5.5" />,
);
export const UsersIcon = lineIcon(
  <circle cx="9" cy="8.2" r="3.4" />,
  <path d="M2.8 19.5c.4-3.6 2.8-5.6 6.2-5.6s5.8 2 6.2 5.6M15.5 5.2a3.2 3.2 0 0 1 0 6M17.6 14.4c2 .7 3.3 2.4 3.6 5.1" />,
);
export const WarningIcon = lineIcon(<path d="M12 3.6l9.2 16.2H2.8z" />, <path d="M12 10v4.6M12 17.2v.2" />);
