/** A job's title with the opening's number, which tells two of one title apart. */
export const withNumber = (title: string, requisition: string | null): string =>
  requisition === null ? title : `${title} · ${requisition}`
