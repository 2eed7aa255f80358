import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and those it lies in, as far as they are missing. Node's own way of doing that never ends where the system says of a folder
 * that is there that it is not, as it does under /proc.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null
    if (code === 'EEXIST') return
    const parent = path.dirname(folder)
    if (code !== 'ENOENT' || parent === folder) throw cause
    await makeFolder(parent)
    await mkdir(folder, { mode })
  }
}
