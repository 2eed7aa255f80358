import { BlockList, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * What limits by address count: an IPv4 address, or the /64 that one IPv6 customer has. Null for the machine itself, which is the
 * operator, or a proxy that the configuration does not tell of, behind which everybody would be counted as one.
 */
export function networkOf(address: string): string | null {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (loopback.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')) return null
  return isIPv6(bare) ? expanded(bare).slice(0, 4).join(':') : bare
}

function expanded(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
