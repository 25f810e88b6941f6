import ICAL from 'ical.js';

export type ParsedEvent = {
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  status: string;
  summary: string;
  location: string;
  zone: string;
};

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '');

/** Reads a calendar with another library than the one that wrote it. Time zones are those in the file. */
export const parseCalendar = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((component) => new ICAL.Timezone(component))
      .map((zone) => [zone.tzid, zone]),
  );
  const instantOf = (component: ICAL.Component, name: string) => {
    const property = component.getFirstProperty(name);
    const time = property?.getFirstValue() as ICAL.Time;
    const tzid = String(property?.getFirstParameter('tzid') ?? '');
    const zone = zones.get(tzid);
    if (!zone) throw new Error(`the calendar does not define the zone ${tzid}`);
    const { year, month, day, hour, minute, second } = time;
    const offset = zone.utcOffset(time);
    return { instant: new Date(Date.UTC(year, month - 1, day, hour, minute, second) - offset * 1_000), tzid };
  };
  const events = calendar.getAllSubcomponents('vevent').map((component): ParsedEvent => {
    const { instant: start, tzid: zone } = instantOf(component, 'dtstart');
    return {
      uid: textOf(component, 'uid'),
      sequence: Number(textOf(component, 'sequence')),
      start,
      end: instantOf(component, 'dtend').instant,
      status: textOf(component, 'status'),
      summary: textOf(component, 'summary'),
      location: textOf(component, 'location'),
      zone,
    };
  });
  return { method: textOf(calendar, 'method'), name: textOf(calendar, 'x-wr-calname'), events };
};
