import { lineIcon } from '../../../components/icons.tsx';

export const TodayIcon = lineIcon(
  <circle cx="12" cy="12" r="4" />,
  <path d="M12 3v2.4M12 18.6V21M3 12h2.4M18.6 12H21M5.6 5.6l1.7 1.7M16.7 16.7l1.7 1.7M18.4 5.6l-1.7 1.7M7.3 16.7l-1.7 1.7" />,
);
export const InboxIcon = lineIcon(
  <path d="M4 13.5L6.4 5h11.2L20 13.5V19H4zM4 13.5h4.6l1.2 2.4h4.4l1.2-2.4H20" />,
);
export const ClockIcon = lineIcon(<circle cx="12" cy="12" r="8.6" />, <path d="M12 7v5l3.4 2.2" />);
export const ArmouryIcon = lineIcon(
  <circle cx="12" cy="12" r="7.4" />,
  <path d="M12 2.6v5M12 16.4v5M2.6 12h5M16.4 12h5" />,
);
export const ActivityIcon = lineIcon(<path d="M6 3.8h12v16.4H6zM9 8.4h6M9 12h6M9 15.6h3.6" />);
export const PlugIcon = lineIcon(
  <path d="M9 3.6v4.8M15 3.6v4.8M6.4 8.4h11.2v3.2a5.6 5.6 0 0 1-11.2 0zM12 17.2v3.4" />,
);
export const MailIcon = lineIcon(<path d="M3.4 5.6h17.2v12.8H3.4zM3.4 7l8.6 6.4L20.6 7" />);
export const WithdrawalIcon = lineIcon(<path d="M8.4 5L4 9.4l4.4 4.4M4.4 9.4h9.2a5.6 5.6 0 0 1 0 11.2H9" />);
export const FirearmIcon = lineIcon(
  <path d="M3 7.6h17.6v3.8h-7.4l-1.4 3H9.4L7.8 19H4.2l1.6-7.6H3zM17.4 7.6V5.8" />,
);
export const RangeIcon = lineIcon(<path d="M4 5.6h16M4 12h16M4 18.4h9.4M16.4 18.4l1.6 1.6 2.8-3.2" />);
export const TillIcon = lineIcon(
  <path d="M3.6 10h16.8v9.4H3.6zM6.4 10l1.4-5.4h8.4l1.4 5.4M9.4 13.4h5.2M12 16.4h.01" />,
);
export const MoreIcon = lineIcon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="2.6" />);
export const KeyboardIcon = lineIcon(
  <path d="M3.4 6.6h17.2v10.8H3.4zM7 10.2h.01M10.4 10.2h.01M13.8 10.2h.01M17.2 10.2h.01M8.4 14h7.2" />,
);
