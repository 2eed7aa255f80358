import { domainToASCII } from 'node:url'

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** With its domain in A-labels (RFC 5890). */
export const inAscii = (address: string) => `${address.slice(0, address.lastIndexOf('@'))}@${domainToASCII(domainOf(address))}`
