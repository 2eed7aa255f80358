/** Who writes to somebody by their mail program; it would take what stands behind a question mark in the address for a head and a text of the mail. */
export const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
