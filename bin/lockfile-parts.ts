export interface Entry {
  version?: string
  license?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

/** Entries of a lockfile, by path. */
export type Packages = Record<string, Entry & Record<string, unknown>>

/** Platform-specific optional packages that the lockfile lacks. */
export function missingParts(packages: Packages): Packages {
  const found = Object.entries(packages).flatMap(([place, { dev, license, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isFound(packages, place, name))
      .map(([name, version]) => [`node_modules/${name}`, entryFor(name, { version, dev, license })] as const),
  )
  return Object.fromEntries(found)
}

/** Paths of entries without a checksum: npm would install whatever the registry sends. */
export function withoutIntegrity(packages: Packages): string[] {
  return Object.keys(packages).filter((place) => place !== '' && packages[place]?.integrity === undefined)
}

/** Node looks beside the package and in every folder above. */
function isFound(packages: Packages, place: string, name: string): boolean {
  if (`${place ? `${place}/` : ''}node_modules/${name}` in packages) return true
  return place !== '' && isFound(packages, place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}

/** What it runs on stands in its name: @swc/core-linux-arm64-musl. */
function entryFor(name: string, { version = '', dev, license }: Entry) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-')
  const os = words.find((word) => /^(android|darwin|freebsd|linux|openharmony|win32)$/.test(word))
  const cpu = words.find((word) => /^(arm|arm64|ia32|ppc64|riscv64|s390x|x64)$/.test(word))
  if (!/^\d/.test(version) || !os || !cpu) throw new Error(`${name} ${version} is no part for one platform`)
  const libc = os === 'linux' && (words.at(-1)?.startsWith('musl') ? 'musl' : 'glibc')
  return { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc: [libc] }), license, optional: true, os: [os] }
}
