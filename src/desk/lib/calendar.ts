/** Where the file of an agreed appointment is, for a calendar. */
export const calendarHref = (reference: string): string =>
  `/yonetim/api/requests/${reference}/calendar`
